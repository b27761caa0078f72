import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { after, describe, it } from 'node:test'
import { makeDataFolder } from '../../tests/data-folder.ts'
import { startService, whenReady } from '../../tests/start-service.ts'
import type { StartedService } from '../../tests/start-service.ts'
import { until } from '../../tests/until.ts'

const children: ChildProcess[] = []
const data = await makeDataFolder()
after(async () => {
  children.forEach((child) => child.kill('SIGKILL'))
  await data[Symbol.asyncDispose]()
})

interface Ready extends StartedService {
  readonly port: number
  readonly key: string
  readonly operationsOn: string
}

async function ready(): Promise<Ready> {
  const started = startService({ BURIN_DATA: data.path, BURIN_WORKERS: '1' })
  children.push(started.child)
  await whenReady(started)
  return Object.assign(started, {
    port: Number(/listens on http:\/\/127\.0\.0\.1:(\d+)/.exec(started.out)?.[1]),
    key: /svc_test_\w{32}/.exec(started.out)?.[0] ?? '',
    operationsOn: /for operators: (\S+)/.exec(started.out)?.[1] ?? '',
  })
}

/** A draw of which the last byte of the body is not sent yet, and all that comes back on its connection. */
interface HeldDraw {
  readonly connection: Socket
  readonly answer: Promise<string>
  letGo(): void
}

async function holdDraw({ port, key }: Ready, body: string): Promise<HeldDraw> {
  const connection = connect(port, '127.0.0.1')
  let text = ''
  connection.setEncoding('utf8').on('data', (piece) => {
    text += String(piece)
  })
  await once(connection, 'connect')
  const head = [
    'POST /api/v1/icons HTTP/1.1',
    'Host: a',
    `Authorization: Bearer ${key}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ]
  // The service says when it has the head, so that it surely is a request in work.
  connection.write(`${head.join('\r\n')}\r\nExpect: 100-continue\r\n\r\n`)
  await once(connection, 'data')
  text = ''
  connection.write(body.slice(0, -1))
  return {
    connection,
    answer: once(connection, 'close').then(() => text),
    letGo: () => void connection.write(body.slice(-1)),
  }
}

/** Until then it may be ready, or say that it is still loading. */
async function saysStopping(operationsOn: string): Promise<void> {
  await until(async () => {
    const response = await fetch(`${operationsOn}/readyz`)
    const isStopping = /"part":"service","problem":"is stopping"/.test(await response.text())
    if (isStopping) equal(response.status, 503)
    return isStopping
  })
}

describe('a process that is told to stop', () => {
  it('says so, takes nothing new, lets a draw and a stream end, and leaves with 0', async () => {
    const service = await ready()
    const idle = connect(service.port, '127.0.0.1').resume()
    await once(idle, 'connect')
    const idleClosed = once(idle, 'close')
    const draw = await holdDraw(service, '{"prompt":"a cloud with a heart"}')
    const stream = await holdDraw(service, '{"prompt":"two stars","stream":true}')
    service.child.kill('SIGTERM')
    await saysStopping(service.operationsOn)
    await idleClosed
    await rejects(once(connect(service.port, '127.0.0.1'), 'connect'), { code: 'ECONNREFUSED' })
    equal(service.child.exitCode, null)
    draw.letGo()
    stream.letGo()
    match(await draw.answer, /^HTTP\/1\.1 200 [^]*"object":"icon\.draw"/)
    const told = await stream.answer
    deepEqual(
      [...told.matchAll(/^event: ?(\S+)/gm)].map((found) => found[1]).at(-1),
      'draw.completed',
      told.slice(0, 500),
    )
    deepEqual(await service.ended, [0, null])
    ok(!/"level":"(warn|error)"/.test(service.problems), service.problems)
  })

  it('ends at once when it is told again', async () => {
    const service = await ready()
    const draw = await holdDraw(service, '{"prompt":"a cloud"}')
    draw.connection.on('error', () => undefined)
    service.child.kill('SIGTERM')
    await saysStopping(service.operationsOn)
    // The same wish may come twice within a second, by the terminal and by npm: so again and again.
    const { child } = service
    await until(() => child.exitCode !== null || child.signalCode !== null || !child.kill('SIGTERM'))
    deepEqual(await service.ended, [1, null])
  })
})
