import { choiceTypes, componentReadme, cutsFile, runtimeFile } from './component-parts.ts'
import { componentName } from './drawn-icon.ts'
import { packageFiles } from './package-files.ts'
import type { PackageFiles, PackageOrder } from './package-files.ts'
import { preparedDrawings } from './prepared-form.ts'

const EXAMPLE = `\`\`\`jsx
import { BellIcon } from 'burin-react'

<BellIcon />
<BellIcon size={16} finish="filled" color="crimson" title="3 messages" />
\`\`\`

\`import { BellIcon } from 'burin-react/icons/bell'\` is the same without the list of all.
`

/** `burin-react`: components of React 18 or newer. */
export function reactPackage({ icons, cuts, version }: PackageOrder): PackageFiles {
  const names = icons.map(({ name }) => name)
  const manifest = {
    name: 'burin-react',
    version,
    description: 'The icons of Burin as components of React, at any size, stroke, radius and finish.',
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './icons/*': { types: './icons/*.d.ts', default: './icons/*.js' },
      './package.json': './package.json',
    },
    peerDependencies: { react: '>=18' },
  }
  return packageFiles(manifest, componentReadme('burin-react', EXAMPLE, { icons: icons.length, cuts }), [
    runtimeFile('chosen-drawing'),
    runtimeFile('react-icon'),
    cutsFile(cuts),
    ['icon.js', iconFactory('react')],
    ['icon.d.ts', types(choiceTypes(cuts))],
    ...componentModules(icons, cuts),
    ['index.js', names.map((name) => `export { ${componentName(name)} } from './icons/${name}.js'\n`).join('')],
    ['index.d.ts', indexTypes(names, 'BurinIcon, IconChoice, IconProps')],
  ])
}

/** What every icon's module makes its component with: so the module itself has little but its drawings. */
export function iconFactory(framework: 'react' | 'vue'): string {
  return `import { ${framework}Icon } from './${framework}-icon.js'
import { CUTS } from './cuts.js'

export const icon = (name, drawings) => ${framework}Icon(CUTS, name, drawings)
`
}

/** The modules of icons, which bundlers leave out where nobody imports them. */
export function componentModules(
  icons: PackageOrder['icons'],
  cuts: PackageOrder['cuts'],
): readonly (readonly [string, string])[] {
  return icons.flatMap((icon): (readonly [string, string])[] => {
    const component = componentName(icon.name)
    const drawings = JSON.stringify(preparedDrawings(icon, cuts))
    return [
      [
        `icons/${icon.name}.js`,
        `import { icon } from '../icon.js'\n\nexport const ${component} = /*#__PURE__*/ icon('${component}', ${drawings})\n`,
      ],
      [
        `icons/${icon.name}.d.ts`,
        `import type { BurinIcon } from '../icon.js'\n\nexport declare const ${component}: BurinIcon\n`,
      ],
    ]
  })
}

/** The types of all components together. */
export function indexTypes(names: readonly string[], exported: string): string {
  const lines = names.map((name) => `export declare const ${componentName(name)}: BurinIcon\n`)
  return `import type { BurinIcon } from './icon.js'\n\nexport type { ${exported} } from './icon.js'\n${lines.join('')}`
}

function types(choice: string): string {
  return `import type { ForwardRefExoticComponent, RefAttributes, SVGProps } from 'react'

${choice}
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | keyof IconChoice>, IconChoice {}

export type BurinIcon = ForwardRefExoticComponent<IconProps & RefAttributes<SVGSVGElement>>
`
}
