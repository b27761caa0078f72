/** What operators hear of sign-in. Never an address or a network. */
export type IdentityNews =
  /** `refused`: too many were sent in this minute. */
  | { readonly kind: 'mail'; readonly outcome: 'sent' | 'failed' | 'refused' }
  /** The name of a policy that refused something; `isFirst`: for the first time in its window, as far as that is known. */
  | { readonly kind: 'rate-limited'; readonly policy: string; readonly isFirst: boolean }
