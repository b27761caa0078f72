import { deepEqual } from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sharpDecoder } from './sharp-decoder.ts'

const FOLDER = fileURLToPath(new URL('../../corpus/pictures/', import.meta.url))

/**
 * What each file has to come to, on every processor and with every version of the library: draws of pictures are the same bytes only
 * then. One that differs after an upgrade draws otherwise, and the revision has to tell.
 */
const IDS: Readonly<Record<string, string>> = {
  'abacus.png': 'cb54107a61fa5a97376e69c15d9218486c073c4355330768ac0dba4818aefbec',
  'anchor-print.jpg': '485a4df4b4b89cf5f0a57414ec4ebcc521796227493a7914e9ed72a98ca855b3',
  'bell-wide.jpg': '09f34e9f642db495ed2715724376179d6726d7f1aeb04759820af3634db13a6d',
  'calendar-of-dots.png': '33a6d03fe146043c864f6cb3044eabe6f917ecf1a4d2aaeccfd51b18e3eb839a',
  'camera.webp': '167128c1d9512a04671768c7d291b8ef6ba10b9a5f154e900c52b2ab38504a55',
  'heart-grey.png': '85119ffd180bb78de0118125a6b350548c91ea3d00c9186c5a09bd54c72d2655',
  'key-turned.jpg': '427f7bb49932f3c00581673e3da744f05aca7eee07d65de4d34a4bebe1a1d00d',
  'letter-b.png': '28e2730e323931cac05ebe8a4205f4ad171f2921eafaa4f31fcf33df25b8b8e1',
  'specks.png': '9260d8f403f05c78ef60d0b65588e47e6521f34ac7651fc0a2bcb2ac1ca72b10',
  'submarine.jpg': '28e332e288a6a54b134c8b172bf7ba161f0096d229696d262e2083b4268d14d4',
  'umbrella.png': '63db3a552aad5c8dbad21e8de7a13f826111c5ddb93a4ce87e7aafd264a6a95d',
  'whale.webp': '6ea57abbaaf0fd1c2473ea2be51486ed84ce25bc952775666cc194b7df978db6',
  'word-below.png': '653aec0a328d21b70cd342a441f03d68c326cdd2958945352517b62f335ec336',
}

test('a picture is decoded to the same bytes everywhere', async () => {
  const decoder = sharpDecoder()
  const found: Record<string, string> = {}
  for (const name of readdirSync(FOLDER)) {
    const bytes = readFileSync(FOLDER + name)
    found[name] = (await decoder.decode(bytes, await decoder.measure(bytes))).id
  }
  deepEqual(found, IDS)
})
