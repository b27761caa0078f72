import { spawn } from 'node:child_process'

/** Shows an address in the user's browser. Resolves to false where nothing can. */
export async function openBrowser(address: string, platform: string = process.platform): Promise<boolean> {
  const { href, protocol } = new URL(address)
  // What the service answers is not to start other programs.
  if (!/^https?:$/.test(protocol)) return false
  const [command, ...args] = COMMANDS[platform] ?? ['xdg-open']
  const child = spawn(command, [...args, href], { stdio: 'ignore', detached: true })
  const { promise, resolve } = Promise.withResolvers<boolean>()
  child.once('error', () => resolve(false))
  child.once('spawn', () => resolve(true))
  child.unref()
  return promise
}

const COMMANDS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  // It passes the address on without a shell, which would read an & in it.
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}
