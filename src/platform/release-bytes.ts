/**
 * Gives back the memory of bytes that nobody else has and nothing is at work on; they are none afterwards. The garbage collector
 * would do so too, when it next looks at old things: the pictures of some fifty requests may have come by then. A part of
 * something larger stays as it is.
 */
export function releaseBytes({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && !buffer.detached && buffer.byteLength === byteLength) buffer.transfer(0)
}
