/**
 * One thing of a batch. Contents have to be read to their end before the next entry is asked for. A content whose reading rejects with
 * something else than an `UploadProblem` was cut off: what came before it is kept.
 */
export type BatchEntry =
  /** At this path lies this content, which the account may have, or send later. */
  | { readonly kind: 'reference'; readonly path: string; readonly sha256: string; readonly size: number | null }
  /** A file, whole. `sha256`, in hex, is compared when it is given. */
  | { readonly kind: 'file'; readonly path: string; readonly sha256: string | null; readonly content: Content }
  /** A content, or so many bytes of it from `begins` on, for whatever paths refer to it. */
  | {
      readonly kind: 'content'
      readonly sha256: string
      /** Of the whole content. */
      readonly size: number
      readonly begins: number
      readonly length: number
      readonly content: Content
    }

export type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>
