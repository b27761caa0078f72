import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../../tests/until.ts'

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']

/** A server by nginx of the files of a folder, with one worker; null where it is not installed or does not start. */
export async function startNginx(folder: string): Promise<
  | (Disposable & {
      readonly port: number
      /** Processor time so far, in microseconds. */
      readonly ask: () => Promise<number>
    })
  | null
> {
  const program = PLACES.find((path) => existsSync(path))
  if (program === undefined) return null
  const own = mkdtempSync(join(tmpdir(), 'burin-bench-nginx-'))
  const port = await freePort()
  writeFileSync(join(own, 'nginx.conf'), configuration(folder, own, port))
  const child = spawn(program, ['-p', own, '-c', join(own, 'nginx.conf')], { stdio: 'ignore' })
  let isGone = false
  child.once('error', () => (isGone = true))
  child.once('exit', () => (isGone = true))
  const answers = async (): Promise<boolean> =>
    await fetch(`http://127.0.0.1:${port}/1k.html`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(async () => isGone || (await answers()))
  const running = {
    port,
    ask: async () => Number(readFileSync(`/proc/${child.pid}/schedstat`, 'utf8').split(' ')[0]) / 1000,
    [Symbol.dispose]: () => {
      child.kill()
      rmSync(own, { recursive: true })
    },
  }
  if (!isGone) return running
  running[Symbol.dispose]()
  return null
}

async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return port
}

/** What is packed lies beside each file; Debian's nginx packs brotli by no module, so the file is named. */
function configuration(folder: string, own: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${own}/${of};`)
  return `daemon off;
master_process off;
pid ${own}/pid;
error_log ${own}/errors crit;
events { worker_connections 256; }
http {
  access_log off;
  ${temporary.join('\n  ')}
  default_type "text/html; charset=utf-8";
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 100000000;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location / {
      if ($http_accept_encoding ~ br) {
        rewrite ^(.*)$ $1.br break;
        add_header Content-Encoding br;
      }
    }
  }
}
`
}
