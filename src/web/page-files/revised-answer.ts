import type { WholeAnswer } from '../../api/route.ts'
import { entityTag } from '../../platform/http/entity-tag.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * A text whose address names a revision, so that browsers keep it for ever. A page from before an update gets what there is now (`isNow` false),
 * but it is not kept as what it asked for. With a tag it is packed thoroughly, and once.
 */
export function revisedAnswer(body: string, mediaType: string, isNow: boolean): WholeAnswer {
  return { body, mediaType, headers: { 'cache-control': isNow ? FOR_EVER : 'no-store', etag: entityTag(body) } }
}
