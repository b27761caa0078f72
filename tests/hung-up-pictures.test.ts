import { deepEqual, equal, match } from 'node:assert/strict'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { after, before, describe, it } from 'node:test'
import type { Raster } from '../src/drawing/model/raster.ts'
import type { PictureHead } from '../src/pictures/read-picture.ts'
import { runIconsService } from './run-icons-service.ts'
import type { IconsService } from './run-icons-service.ts'
import { sampleRaster } from './sample-raster.ts'
import { until } from './until.ts'

const KIB = 1024
/** Nothing but a signature: the decoder of these tests does not look. */
const picture = Buffer.alloc(64 * KIB)
picture.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const image = { base64: picture.toString('base64'), mime: 'image/png' }
/** Two of these fit into the half of the room that one network has; three do not. */
const BODY_BYTES = 340 * KIB
const BODY = JSON.stringify({ prompt: 'a cloud', images: [image, image, image, image] })

describe('a body with pictures whose sender hangs up', () => {
  let service: IconsService
  /** A decoder that works on one picture until it is told to go on. */
  let gates: PromiseWithResolvers<void>[]
  /** The pictures that it has seen the head of. */
  const measured: Uint8Array[] = []
  before(async () => {
    gates = []
    const decode = async (): Promise<Raster> => {
      const gate = Promise.withResolvers<void>()
      gates.push(gate)
      await gate.promise
      return sampleRaster()
    }
    const measure = async (bytes: Uint8Array): Promise<PictureHead> => {
      measured.push(bytes)
      return { width: 4096, height: 4096, orientation: 1 }
    }
    const decoder = { measure, decode }
    service = await runIconsService({}, {}, { decoder, bodyRoomBytes: 4 * BODY_BYTES })
  })
  after(async () => service.stop())

  const sendBody = (): Socket => {
    const socket = connect(service.port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      `POST /api/v1/icons HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${service.key}\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`,
    )
    return socket
  }
  /** The status of a body that finds room or not: its picture is none, so that it waits for nobody. */
  const asksForRoom = async (): Promise<number> => {
    const images = [image, image, image, { ...image, base64: `!${image.base64.slice(1)}` }]
    return (await service.draw({ prompt: 'a cloud', images })).status
  }
  const goneLines = (): number => service.log.filter((line) => line.includes('client-gone')).length

  it('keeps its room until the picture at work is done, and has no other decoded', async () => {
    const first = sendBody()
    await until(() => gates.length === 1)
    const second = sendBody()
    await until(() => measured.length === 2)
    const refusal = await service.draw(BODY)
    deepEqual([refusal.status, ((await refusal.json()) as { code: string }).code], [503, 'model_unavailable'])
    match(refusal.headers.get('retry-after') ?? '', /^\d+$/)
    second.destroy()
    await until(async () => (await asksForRoom()) === 400)
    equal(goneLines(), 1, 'the one that waited is gone at once')
    first.destroy()
    // A request on a connection that is opened after another was closed is answered after that was seen.
    equal(await asksForRoom(), 400)
    equal(goneLines(), 1, 'the one at work holds its share')
    const lengths = (): number[] => measured.map(({ length }) => length)
    deepEqual(lengths(), [64 * KIB, 0], 'and its picture, while the one that waited gave its memory back')
    gates[0]?.resolve()
    await until(() => goneLines() === 2)
    deepEqual(lengths(), [0, 0])
    equal(gates.length, 1)
  })

  it('leaves room and turns to those who stay', async () => {
    const answer = service.draw({ prompt: 'a cloud', images: [image] })
    await until(() => gates.length === 2)
    gates[1]?.resolve()
    equal((await answer).status, 200)
  })
})
