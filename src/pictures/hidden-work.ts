import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { pictureType } from './picture-type.ts'

/** Those of cameras and printers have at most 3 MB. A packed one of 40 KB may be 40 MB, and several times that while it is used. */
const PROFILE_BYTES = 4 * 1024 * 1024
/**
 * Pictures for web pages have about ten. Each is a walk over the whole picture before its first row is there, and until then no
 * watchdog hears anything: 2,600 scans in 200 KB took half a minute.
 */
const SCANS = 50

const SCAN = Buffer.of(0xff, 0xda)
/** The types of chunks, as numbers. */
const IDAT = 0x49444154
const ICCP = 0x69434350

const unpack = promisify(inflate)

/**
 * Says in the end of a sentence which work a picture hides that its size in pixels does not tell, where that is more than a picture
 * needs; null for all others, damaged ones too.
 */
export async function hiddenWork(bytes: Uint8Array): Promise<string | null> {
  const type = pictureType(bytes)
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (type === 'image/jpeg' && hasMoreScans(buffer)) return `has more than ${SCANS} scans.`
  if (type === 'image/png') {
    for (const packed of packedProfiles(buffer))
      if (await isLarge(packed)) return `has a colour profile of more than ${PROFILE_BYTES / 1024 ** 2} MiB.`
  }
  return null
}

/** Within a scan no two bytes are FF DA; what other data has them by chance is counted too, and is far from so many. */
function hasMoreScans(jpeg: Buffer): boolean {
  let scans = 0
  for (let at = jpeg.indexOf(SCAN); at !== -1 && scans <= SCANS; at = jpeg.indexOf(SCAN, at + 2)) scans += 1
  return scans > SCANS
}

/** Finds the packed profiles before the pixels: behind a name that ends with a zero, and a byte for the method. */
function* packedProfiles(png: Buffer): Generator<Buffer> {
  for (let at = 8; at + 8 <= png.length;) {
    const length = png.readUInt32BE(at)
    const type = png.readUInt32BE(at + 4)
    if (type === IDAT) return
    if (type === ICCP) {
      const content = png.subarray(at + 8, at + 8 + length)
      yield content.subarray(content.indexOf(0) + 2)
    }
    at += 12 + length
  }
}

/** A profile that cannot be unpacked is not used by anybody. */
async function isLarge(packed: Buffer): Promise<boolean> {
  return unpack(packed, { maxOutputLength: PROFILE_BYTES }).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ERR_BUFFER_TOO_LARGE',
  )
}
