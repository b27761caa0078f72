import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes the licences of the packages whose code is in some bundles. Throws for a package that has none. */
export function writeNotices(root: string, inputs: readonly string[], file: string): void {
  const names = new Set(inputs.flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []))
  const notices = [...names].sort().map((name) => {
    const folder = join(root, 'node_modules', name)
    const licence = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one))
    if (licence === undefined) throw new Error(`${name} has no licence`)
    return `${name}\n\n${readFileSync(join(folder, licence), 'utf8').trim()}\n`
  })
  const head = 'Code of these packages is in the files of this folder.\n'
  writeFileSync(file, [head, ...notices].join(`\n${'-'.repeat(72)}\n\n`))
}
