import { readFileSync, statSync } from 'node:fs'

/** Files and folders that hold private keys or passwords, whatever the site is about. */
const SECRET_NAME =
  /^(id_(rsa|dsa|ecdsa|ed25519)(_sk)?|.+\.(p12|pfx|ppk|jks|keystore|kdbx)|\.(npmrc|netrc|pypirc|pgpass|htpasswd|git-credentials|ssh|gnupg|aws))$/i
/** What may hold a private key, or only its public half or a certificate. */
const MAYBE_SECRET = /^[^.]+$|\.(pem|key|asc|crt|cer)$/i
/** Far more than a key and the certificates that it comes with. */
const MOST_BYTES = 64 * 1024
const PRIVATE_KEY = /^-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----/m

/** Whether something of this name is a private key or holds passwords. `file`: where it lies, to look into it; null for what is no file. */
export function looksSecret(name: string, file: string | null): boolean {
  if (SECRET_NAME.test(name)) return true
  return file !== null && MAYBE_SECRET.test(name) && PRIVATE_KEY.test(beginningOf(file))
}

/** Nothing of what is too large, or cannot be read: that is told when it is hashed. */
function beginningOf(file: string): string {
  try {
    return statSync(file).size > MOST_BYTES ? '' : readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}
