import { choiceTypes, componentReadme, cutsFile, runtimeFile } from './component-parts.ts'
import { componentName } from './drawn-icon.ts'
import { packageFiles } from './package-files.ts'
import type { PackageFiles, PackageOrder } from './package-files.ts'
import { componentModules, iconFactory, indexTypes } from './react-package.ts'

const EXAMPLE = `\`\`\`vue
<script setup>
import { BellIcon } from 'burin-vue'
</script>

<template>
  <BellIcon />
  <BellIcon :size="16" finish="filled" style="color: crimson" title="3 messages" />
</template>
\`\`\`

\`import { BellIcon } from 'burin-vue/icons/bell'\` is the same without the list of all.
`

/** `burin-vue`: components of Vue 3.3 or newer. */
export function vuePackage({ icons, cuts, version }: PackageOrder): PackageFiles {
  const names = icons.map(({ name }) => name)
  const manifest = {
    name: 'burin-vue',
    version,
    description: 'The icons of Burin as components of Vue, at any size, stroke, radius and finish.',
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './icons/*': { types: './icons/*.d.ts', default: './icons/*.js' },
      './package.json': './package.json',
    },
    peerDependencies: { vue: '>=3.3' },
  }
  return packageFiles(manifest, componentReadme('burin-vue', EXAMPLE, { icons: icons.length, cuts }), [
    runtimeFile('chosen-drawing'),
    runtimeFile('vue-icon'),
    cutsFile(cuts),
    ['icon.js', iconFactory('vue')],
    [
      'icon.d.ts',
      `import type { FunctionalComponent, SVGAttributes } from 'vue'

${choiceTypes(cuts)}
export interface IconProps extends Omit<SVGAttributes, keyof IconChoice>, IconChoice {}

export type BurinIcon = FunctionalComponent<IconProps>
`,
    ],
    ...componentModules(icons, cuts),
    ['index.js', names.map((name) => `export { ${componentName(name)} } from './icons/${name}.js'\n`).join('')],
    ['index.d.ts', indexTypes(names, 'BurinIcon, IconChoice, IconProps')],
  ])
}
