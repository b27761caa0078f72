const LOOKS_LIKE: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', i: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/** Made-up names that hardly stand in another word: what people are told they are, when somebody is after their passwords. */
const DISTINCT =
  `paypal appleid icloud microsoft office365 onedrive sharepoint google gmail youtube facebook instagram whatsapp
  telegram linkedin tiktok snapchat netflix spotify fedex usps wellsfargo bankofamerica citibank hsbc barclays santander sparkasse
  commerzbank postbank deutschebank revolut klarna mastercard americanexpress coinbase binance metamask trezor opensea roblox
  github gitlab dropbox docusign adobe airbnb alibaba aliexpress walmart deliveroo cloudflare`.split(/\s+/)

/** Names that are also words, or short: only where they stand by themselves. */
const ALSO_WORDS =
  'apple amazon ebay chase stripe visa meta twitter steam discord zoom outlook booking ledger wise signal dhl ups n26 burin'.split(
    ' ',
  )

/** What stands beside a name where somebody is asked for secrets. */
const LURES = new Set(
  `login logins logon signin verify verification verified secure secured security account accounts wallet wallets support password
  passwords unlock recover recovery refund refunds billing banking customer helpdesk confirm confirmation validate suspended
  official webmail com www`
    .split(/\s+/)
    .map(fold),
)

const DISTINCT_BRANDS = folded(DISTINCT)
const ALL_BRANDS = new Map([...DISTINCT_BRANDS, ...folded(ALSO_WORDS)])
/** A shorter one with a digit for a letter is too often something else: `up5`. */
const LEAST_DISGUISED = 5
/** `sign-in` and the like. */
const MOST_WORDS_OF_LURE = 2

/**
 * The brand that a slug imitates; null when it imitates none. It does when it is the brand's name and nothing else, has it in a disguise (`paypa1`,
 * `rnicrosoft`), or has it beside a word such as `login`. Hyphens hide nothing. A name that merely has a brand in it (`netflix-clone`) is
 * nobody's trick, and one that is a word of its own (`apple`, `chase`) counts only where it stands by itself.
 */
export function imitatedBrand(slug: string): string | null {
  const words = slug.split('-')
  const plain = words.map(fold)
  const whole = plain.join('')
  // A year or a number makes no other name of it.
  const unnumbered = words.filter((word) => !/^\d+$/.test(word)).map(fold)
  return (
    ALL_BRANDS.get(whole) ??
    DISTINCT_BRANDS.get(unnumbered.join('')) ??
    disguised(slug, words, whole) ??
    distinctBesideLure(plain, whole) ??
    wordBesideLure(plain)
  )
}

function disguised(slug: string, words: readonly string[], whole: string): string | null {
  const undisguised = slug.replaceAll('-', '')
  for (const [brand, name] of DISTINCT_BRANDS) if (whole.includes(brand) && !undisguised.includes(name)) return name
  for (const word of words) {
    const name = ALL_BRANDS.get(fold(word))
    if (name !== undefined && name.length >= LEAST_DISGUISED && word !== name) return name
  }
  return null
}

function distinctBesideLure(words: readonly string[], whole: string): string | null {
  for (const [brand, name] of DISTINCT_BRANDS) {
    const at = whole.indexOf(brand)
    if (at === -1) continue
    const [before, after] = [whole.slice(0, at), whole.slice(at + brand.length)]
    if (hasLure(words) || endsInLure(before) || beginsWithLure(after)) return name
  }
  return null
}

/** `apple-support`, `secure-chase`, `chaselogin`. */
function wordBesideLure(words: readonly string[]): string | null {
  for (const [at, word] of words.entries()) {
    const name = ALL_BRANDS.get(word)
    if (name !== undefined && (hasLure(words.slice(Math.max(0, at - 2), at)) || hasLure(words.slice(at + 1, at + 3))))
      return name
    for (const lure of LURES) {
      const beside = word.startsWith(lure)
        ? word.slice(lure.length)
        : word.endsWith(lure)
          ? word.slice(0, -lure.length)
          : ''
      const glued = ALL_BRANDS.get(beside)
      if (glued !== undefined) return glued
    }
  }
  return null
}

function hasLure(words: readonly string[]): boolean {
  return words.some((_, at) =>
    Array.from({ length: MOST_WORDS_OF_LURE }, (_none, more) => words.slice(at, at + more + 1).join('')).some((word) =>
      LURES.has(word),
    ),
  )
}

function endsInLure(text: string): boolean {
  return [...LURES].some((lure) => text.endsWith(lure))
}

function beginsWithLure(text: string): boolean {
  return [...LURES].some((lure) => text.startsWith(lure))
}

/** What looks alike becomes the same. */
function fold(text: string): string {
  return text
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[01i3457]/g, (character) => LOOKS_LIKE[character] ?? character)
}

/** Folded → as it is written. */
function folded(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [fold(name), name]))
}
