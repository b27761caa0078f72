import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createHostingClient } from '../src/client/create-hosting-client.ts'
import type { HostingClient } from '../src/client/create-hosting-client.ts'
import { readLiveManifest } from '../src/hosting/manifest/read-manifests.ts'
import type { HostingApi } from './run-hosting-api.ts'

/** A folder that is to be deployed, and a project for it. */
export interface DeployScene extends AsyncDisposable {
  readonly folder: string
  /** Its slug. */
  readonly project: string
  readonly client: HostingClient
  /** The calls that were made, as methods and the last piece of their paths. */
  readonly calls: string[]
  /** A client of another address, which waits for nothing. */
  clientAt(baseUrl: string): HostingClient
  write(files: Readonly<Record<string, string | Uint8Array>>): Promise<void>
  /** Path → content of what visitors see. */
  live(): Promise<Record<string, Buffer>>
}

let scenes = 0

export async function openDeployScene(api: HostingApi, token: string): Promise<DeployScene> {
  const folder = await mkdtemp(join(tmpdir(), 'burin-deploy-'))
  const calls: string[] = []
  const counting: typeof fetch = async (address, init) => {
    calls.push(`${init?.method ?? 'GET'} ${new URL(address as string).pathname.split('/').at(-1)}`)
    return fetch(address, init)
  }
  const clientAt = (baseUrl: string): HostingClient =>
    createHostingClient({ baseUrl, token, fetch: counting, wait: async () => undefined })
  const client = clientAt(api.baseUrl)
  const project = `folder-${process.pid}-${(scenes += 1)}`
  await client.createProject({ name: 'A folder', slug: project })
  calls.length = 0
  return {
    folder,
    project,
    client,
    calls,
    clientAt,
    async write(files) {
      for (const [path, content] of Object.entries(files)) {
        const file = join(folder, path)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, content)
      }
    },
    async live() {
      const { database, store } = api.hosting.deps
      const manifest = await readLiveManifest(database, project)
      const seen: Record<string, Buffer> = {}
      for (const [path, { forms }] of manifest?.files ?? []) seen[path] = await store.read(forms.identity)
      return seen
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}
