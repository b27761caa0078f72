import type { Lexicon } from '../../lexicon/lexicon.ts'
import { remembered } from '../../lexicon/remembered.ts'
import type { Meaning } from './meaning.ts'
import { drawnKey } from './needs/drawn-key.ts'
import { failing, isWhole } from './needs/read-need.ts'
import { requestFor } from './needs/request-for.ts'
import { inWords } from './needs/said-as.ts'
import type { Read } from './subject-and-words.ts'

/** A request near another one, and what it means. */
export interface NearbyRequest {
  readonly request: string
  readonly meaning: Meaning
}

/**
 * What may be asked for instead of a request that came out as a draft, the likeliest first. Where something of it is lost or in doubt: what is shown, in
 * words that leave no doubt, and what else its words may mean. Where all of it is understood and has no room: another picture of the same, then its
 * things one by one. Each in the words of people; what the request is asked about already is left out.
 */
export function* nearbyRequests(
  shown: Meaning,
  { read, lexicon }: { readonly read: (text: string) => Read; readonly lexicon: Lexicon },
): Generator<NearbyRequest, void> {
  // Each is read as it is named, as people name it, and to see whether both are drawn the same.
  const by = { read: remembered(read), lexicon }
  const others = [...(shown.near ?? []), ...(shown.second === null ? [] : [requestFor(shown.second)])]
  const again = failing(shown) && !isGeneral(shown) ? [requestFor(shown)] : []
  const candidates = [...again, ...others, ...onesOf(shown)]
  const asked = shown.findings.filter(({ message }) => message.startsWith('Did you mean'))
  const seen = new Set(failing(shown) ? [] : [drawnKey(shown)])
  for (const picture of candidates) {
    if (picture === null || !isWhole(by.read(picture))) continue
    const request = inWords(picture, by)
    const { meaning } = by.read(request)
    const key = drawnKey(meaning)
    if (seen.has(key) || asked.some(({ message }) => message.includes(`"${request}"`))) continue
    seen.add(key)
    yield { request, meaning }
  }
}

/** Whether what is shown stands for more than was asked for. */
function isGeneral({ findings }: Meaning): boolean {
  return findings.some(({ rule }) => rule === 'generalised')
}

/** The things of a picture, each alone. What is crossed out is not offered whole, nor is the line that does it. */
function onesOf({ head, guest, container, slash, count, ...rest }: Meaning): (string | null)[] {
  const bare = { ...rest, container: null, slash: false, guest: null, count: 1 }
  const isOne = guest === null && container === null && count === 1
  if (slash || isOne) return []
  return [head, guest?.subject ?? null].map((one) => requestFor({ ...bare, head: one }))
}
