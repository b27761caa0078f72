/** Whether whoever sent this `Accept` header is a browser that is going to show the answer. */
export function wantsHtml(accept: string | undefined): boolean {
  return accept?.includes('text/html') === true
}
