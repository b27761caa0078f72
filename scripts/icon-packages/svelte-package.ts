import { choiceTypes, componentReadme, cutsFile, runtimeFile, svelteFile } from './component-parts.ts'
import { componentName } from './drawn-icon.ts'
import { packageFiles } from './package-files.ts'
import type { PackageFiles, PackageOrder } from './package-files.ts'
import { preparedDrawings } from './prepared-form.ts'
import { indexTypes } from './react-package.ts'

const EXAMPLE = `\`\`\`svelte
<script>
  import { BellIcon } from 'burin-svelte'
</script>

<BellIcon />
<BellIcon size={16} finish="filled" color="crimson" title="3 messages" />
\`\`\`

\`import BellIcon from 'burin-svelte/icons/bell'\` is the same without the list of all.
`

/** `burin-svelte`: components of Svelte 5, as sources that its compiler takes. */
export function sveltePackage({ icons, cuts, version }: PackageOrder): PackageFiles {
  const names = icons.map(({ name }) => name)
  const manifest = {
    name: 'burin-svelte',
    version,
    description: 'The icons of Burin as components of Svelte, at any size, stroke, radius and finish.',
    exports: {
      '.': { types: './index.d.ts', svelte: './index.js', default: './index.js' },
      './icons/*': { types: './icons/*.svelte.d.ts', svelte: './icons/*.svelte', default: './icons/*.svelte' },
      './package.json': './package.json',
    },
    peerDependencies: { svelte: '>=5' },
  }
  return packageFiles(manifest, componentReadme('burin-svelte', EXAMPLE, { icons: icons.length, cuts }), [
    runtimeFile('chosen-drawing'),
    svelteFile(),
    cutsFile(cuts),
    [
      'icon.d.ts',
      `import type { Component } from 'svelte'
import type { SVGAttributes } from 'svelte/elements'

${choiceTypes(cuts)}
export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, keyof IconChoice>, IconChoice {}

export type BurinIcon = Component<IconProps>
`,
    ],
    ...icons.flatMap((icon): (readonly [string, string])[] => [
      [`icons/${icon.name}.svelte`, component(JSON.stringify(preparedDrawings(icon, cuts)))],
      [
        `icons/${icon.name}.svelte.d.ts`,
        `import type { BurinIcon } from '../icon.js'\n\ndeclare const icon: BurinIcon\nexport default icon\n`,
      ],
    ]),
    ['index.js', names.map(exportLine).join('')],
    ['index.d.ts', indexTypes(names, 'BurinIcon, IconChoice, IconProps')],
  ])
}

function exportLine(name: string): string {
  return `export { default as ${componentName(name)} } from './icons/${name}.svelte'\n`
}

function component(drawings: string): string {
  return `<script module>
  const drawings = ${drawings}
</script>

<script>
  import SvelteIcon from '../svelte-icon.svelte'

  const properties = $props()
</script>

<SvelteIcon {drawings} {...properties} />
`
}
