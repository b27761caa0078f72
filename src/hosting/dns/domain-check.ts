/** A server that speaks DNS: a numeric address and its port. */
export type NameServer = { readonly address: string; readonly port: number }

/** From where and how a look begins: the process has one, tests have others. */
export type DnsSettings = {
  /** The servers asked first: those of the root, or any that have authority over, or refer to, all that is asked. */
  readonly start: readonly NameServer[]
  /** The port of every server that another refers to. */
  readonly port: number
  /** Whether name servers may have loopback, private and other special addresses: for tests, and for networks without the internet. */
  readonly allowsPrivateServers: boolean
  /** Authorities that issue our certificates, as CAA records name them; one that is allowed is enough. */
  readonly issuers: readonly string[]
  /** How long a whole check may take, in milliseconds. */
  readonly timeoutMs: number
}

/** What a domain has to say before it is its owner's, and before visitors come to us. */
export type DomainCheck = {
  /** The host as DNS has it: lower case, punycode, without a last dot. */
  readonly hostname: string
  readonly challenge: { readonly name: string; readonly value: string }
  readonly target: {
    /** The name that a CNAME has to lead to. */
    readonly cname: string
    readonly addresses: { readonly a: readonly string[]; readonly aaaa: readonly string[] }
  }
}

/** Kinds of what can be wrong with a domain. `public_suffix` is known without DNS, `claimed` is found out elsewhere. */
export type DomainProblemCode =
  | 'txt_missing'
  | 'txt_mismatch'
  | 'routing_missing'
  | 'a_foreign'
  | 'aaaa_foreign'
  | 'cname_dangling'
  | 'cname_loop'
  | 'caa_blocks'
  | 'proxied'
  | 'servfail'
  | 'not_delegated'
  | 'public_suffix'
  | 'claimed'

/** What is wrong, and in one sentence which record to write where. */
export type DomainProblem = { readonly code: DomainProblemCode; readonly sentence: string }

/** What DNS answers now for one of the records; `ok` when it is there and as it should be. */
export type RecordSighting = { readonly found: readonly string[]; readonly ok: boolean }

/** What was seen of a domain at one look. */
export type DomainSighting = {
  readonly ownership: RecordSighting
  /** One of each type. Visitors come to us when `isRouted`: by the CNAME alone, or by addresses that are all ours. */
  readonly routing: readonly ({ readonly type: 'CNAME' | 'A' | 'AAAA' } & RecordSighting)[]
  readonly isRouted: boolean
  /** The first thing to mend; null when all is as it should be. */
  readonly problem: DomainProblem | null
  /** Whether DNS gave no answer to go by, so that nothing follows from this look: ask again later, and change no state. */
  readonly isTransient: boolean
}

/** The look itself, as those who only need its outcome take it: never rejects for what DNS answers, only when `signal` aborts. */
export type CheckDomain = (check: DomainCheck, signal?: AbortSignal) => Promise<DomainSighting>
