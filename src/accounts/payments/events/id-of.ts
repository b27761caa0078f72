/** The id in a field that Stripe fills with an id or, when it was asked to, with the whole object. */
export function idOf(field: string | { readonly id: string } | null | undefined): string | null {
  return (typeof field === 'string' ? field : field?.id) ?? null
}
