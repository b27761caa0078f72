import { domainToASCII } from 'node:url'

/** An address as it is stored and compared, or a sentence for the person that says what is wrong. */
export type CheckedEmail = { readonly email: string } | { readonly problem: string }

const LONGEST = 254
const LONGEST_LOCAL = 64
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/
/** Never anybody's (RFC 2606); accounts without an address have a name there. */
const NOBODYS = '.invalid'

/**
 * Brings an e-mail address into the one form that is compared: without space around it, lower case, a domain of other
 * letters in its ASCII form.
 */
export function checkEmail(given: string): CheckedEmail {
  // Long before anything looks at each character.
  if (given.length > 4 * LONGEST) return { problem: `The e-mail address is longer than ${LONGEST} characters.` }
  const text = given.trim()
  if (text === '') return { problem: 'Enter your e-mail address.' }
  if (/[\s\p{Cc}\p{Cf}]/u.test(text)) return { problem: 'An e-mail address has no spaces or control characters in it.' }
  const [local = '', domain, more] = text.split('@')
  if (domain === undefined || local === '' || domain === '')
    return { problem: 'An e-mail address looks like ada@example.com: a name, an @ and a domain.' }
  if (more !== undefined) return { problem: 'An e-mail address has only one @.' }
  return checkParts(local, domain)
}

function checkParts(local: string, domain: string): CheckedEmail {
  // Other letters than ASCII have several spellings that look alike, and lower cases that are another letter.
  if (!LOCAL.test(local.replace(/[A-Z]/g, (letter) => letter.toLowerCase())))
    return { problem: 'The part before the @ has a character, or a dot, that an e-mail address cannot have there.' }
  const host = domainToASCII(domain)
  if (!DOMAIN.test(host) || host.endsWith(NOBODYS))
    return { problem: 'The part after the @ is not a domain such as example.com.' }
  const email = `${local.toLowerCase()}@${host}`
  if (local.length > LONGEST_LOCAL || email.length > LONGEST)
    return { problem: `The e-mail address is too long: ${LONGEST_LOCAL} characters before the @, ${LONGEST} in all.` }
  return { email }
}
