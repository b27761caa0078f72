/** Where the link of a sign-in mail leads. Opening it changes nothing: scanners of mails open links too. */
export function linkAddress(baseUrl: string, secret: string): string {
  return `${baseUrl}/sign-in/link/${secret}`
}
