/** The media type of a `Content-Type`, in lower case and without parameters. */
export function mediaTypeOf(contentType: string): string {
  return contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
}
