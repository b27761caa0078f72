import { build } from 'esbuild'
import { OLDEST_NODE } from './front-door.ts'

export interface Bundling {
  /** Names of files to be made, each with the file that it begins with. */
  readonly entries: Readonly<Record<string, string>>
  readonly outputFolder: string
  readonly version: string
}

/** Makes JavaScript for the oldest Node that users may have; gives the files that went into it. `root`: of the project. */
export async function bundleForUsers(
  root: string,
  { entries, outputFolder, version }: Bundling,
): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: { ...entries },
    absWorkingDir: root,
    outdir: outputFolder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: `node${OLDEST_NODE}`,
    define: { BURIN_VERSION: JSON.stringify(version) },
    metafile: true,
    logLevel: 'warning',
  })
  return Object.keys(metafile.inputs)
}
