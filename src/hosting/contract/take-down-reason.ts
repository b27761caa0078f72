/** For what operators take a site down, or suspend an account. */
export const TAKE_DOWN_REASONS = ['phishing', 'malware', 'spam', 'copyright', 'unlawful', 'order', 'terms'] as const

export type TakeDownReason = (typeof TAKE_DOWN_REASONS)[number]

/** Each as what follows "because", for whoever is not an operator. */
const BECAUSE: Readonly<Record<TakeDownReason, string>> = {
  phishing: 'it passed itself off as somebody else to get at passwords, payments or other secrets',
  malware: 'it spread programs that do harm',
  spam: 'it was made for unwanted mail or for deceiving search engines',
  copyright: 'it showed works of others without their consent',
  unlawful: 'it showed what the law does not allow to be shown',
  order: 'a court or an authority ordered it',
  terms: 'it broke the terms of this service',
}

/** The end of a sentence such as "The site was taken down because …". */
export function becauseOf(reason: TakeDownReason): string {
  return `because ${BECAUSE[reason]}`
}
