/* An icon in the forms in which icons are used: each is a text with the name of its file. */

/** What an icon is written from: `prompt` is null for one that no words drew. */
const CAMEL = /-([a-z])/g

/** Name for people → `({ svg, name, program, prompt, cut, origin }) => { file, text }`; null where the icon has no such form. */
export const FORMS = {
  SVG: ({ svg, name }) => ({ file: `${name}.svg`, text: svg }),
  'Data URL': ({ svg, name }) => ({ file: `${name}.txt`, text: dataUrl(svg) }),
  'CSS mask': ({ svg, name, cut }) => ({
    file: `${name}.css`,
    text: `.icon-${name} {
  display: inline-block;
  width: ${cut.size}px;
  height: ${cut.size}px;
  background: currentColor;
  mask: url("${dataUrl(svg)}") center / contain no-repeat;
}
`,
  }),
  'React component': ({ svg, name }) => ({
    file: `${name}.jsx`,
    text: reactComponent(componentName(name), svg),
  }),
  'React component, TypeScript': ({ svg, name }) => ({
    file: `${name}.tsx`,
    text: `import type { SVGProps } from 'react'\n\n${reactComponent(componentName(name), svg, PROPS_TYPE)}`,
  }),
  'Vue component': ({ svg, name }) => ({
    file: `${componentName(name)}.vue`,
    text: `<template>\n  ${svg.trim().replace('<svg ', '<svg aria-hidden="true" ')}\n</template>\n`,
  }),
  Program: ({ program, name }) => ({ file: `${name}.icon`, text: program }),
  'burin draw': ({ prompt, name, cut, origin }) => {
    if (prompt === null) return null
    const text = `burin draw ${quoted(prompt)} --size ${cut.size} --stroke ${cut.stroke} --radius ${cut.radius} --finish ${cut.finish} --service ${origin} --out ${name}.svg\n`
    return { file: `${name}.sh`, text }
  },
  curl: ({ prompt, name, cut, origin }) => {
    if (prompt === null) return null
    const body = quoted(JSON.stringify({ prompt, cut }))
    const text = `curl ${origin}/api/v1/icons \\
  -H 'Authorization: Bearer svc_test_${'0'.repeat(32)}' \\
  -H 'Content-Type: application/json' \\
  -d ${body}\n`
    return { file: `${name}.sh`, text }
  },
}

export function dataUrl(svg) {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** `cloud-lightning` is CloudLightning; what begins with a digit cannot be the name of a component. */
export function componentName(name) {
  const words = name.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
  return /^[A-Z]/.test(words[0]) ? words.join('') : `Icon${words.join('')}`
}

/** What a component of React takes, as TypeScript writes it. */
const PROPS_TYPE = ': SVGProps<SVGSVGElement> & { readonly size?: number | string; readonly title?: string }'

/** A component that takes a size and a name that is read aloud; without a name it is hidden from programs that read aloud. `type` stands behind its parameters. */
export function reactComponent(component, svg, type = '') {
  const [, root, shapes] = /^\s*<svg ([^>]*)>(.*)<\/svg>\s*$/s.exec(inCamelCase(svg))
  const [, side] = / width="(\d+)"/.exec(root)
  const rest = root.replaceAll(/ (?:width|height)="[^"]*"/g, '')
  return `export function ${component}({ size = ${side}, title, ...props }${type}) {
  const isNamed = Boolean(title || props['aria-label'] || props['aria-labelledby'])
  return (
    <svg ${rest} width={size} height={size} role={isNamed ? 'img' : undefined} aria-hidden={isNamed ? undefined : true} {...props}>
      {title ? <title>{title}</title> : null}
      ${shapes}
    </svg>
  )
}
`
}

/** React has attributes in camel case; our drawings have no text between their elements. */
function inCamelCase(svg) {
  return svg.replaceAll(
    / ([a-z]+(?:-[a-z]+)+)=/g,
    (_, name) => ` ${name.replaceAll(CAMEL, (__, letter) => letter.toUpperCase())}=`,
  )
}

/** A word of a shell. */
function quoted(text) {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
