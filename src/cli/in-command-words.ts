/** What the hosting API says to programs, and what of the command is meant by it. */
const WORDS: readonly (readonly [said: RegExp, meant: string])[] = [
  [/`GET \/projects\/` lists those it has/g, 'burin projects lists yours'],
  [/`GET \/projects\/\{projectId\}\/domains` lists (?:those it has|it)/g, 'burin domains list shows those it has'],
  [/`GET \/account\/tokens` lists those it has/g, 'burin tokens list shows yours'],
  [/; the `RateLimit` header of every answer says how many are left/g, ''],
  [/files can be finalized with `promote` false meanwhile/g, 'burin deploy --preview works meanwhile'],
  [/or choose another `pathPrefix`/g, 'or add it with another path, such as example.com/docs'],
]
/** Names of what is sent. */
const NAMES: Readonly<Record<string, string>> = { pathPrefix: 'path', hostname: 'host', commitMessage: 'message' }

/** A sentence of the hosting API for somebody who typed a command: without methods, paths and names of properties. */
export function inCommandWords(sentence: string): string {
  return (
    WORDS.reduce((text, [said, meant]) => text.replace(said, meant), sentence)
      // What is left of calls is advice for programs.
      .replace(/(?<=^|[.!?] )[^.!?`]*`(?:GET|POST|PUT|PATCH|DELETE) \/[^`]*`[^.!?]*[.!?] ?/g, '')
      .replace(/`(\w+)`(?= (?:must|may|has|is|can)\b)/g, (_, name: string) => `the ${nameOf(name)}`)
      .replace(/`(\w+)`/g, (_, name: string) => nameOf(name))
      .trim()
  )
}

/** What somebody calls a property that is sent. */
export function nameOf(property: string): string {
  return Object.hasOwn(NAMES, property) ? (NAMES[property] ?? property) : property
}
