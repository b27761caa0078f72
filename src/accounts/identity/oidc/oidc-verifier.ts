/** Who a token of another identity provider speaks for. */
export interface OidcPerson {
  readonly kind: 'person'
  readonly issuer: string
  readonly subject: string
  /** Only an address that the provider says is verified; else null. */
  readonly email: string | null
}

/** `bad`: not a token of theirs for us, or not any more. `away`: nobody can tell, since the provider cannot be asked. */
export type OidcAnswer = OidcPerson | { readonly kind: 'bad' } | { readonly kind: 'away'; readonly problem: string }

/** Judges a JWT. Never rejects for what the token or the provider does. */
export type OidcVerifier = (jwt: string) => Promise<OidcAnswer>
