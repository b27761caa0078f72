import { ok } from 'node:assert/strict'
import { plainBrowser } from './plain-browser.ts'
import type { PlainBrowser } from './plain-browser.ts'
import { until } from './until.ts'

/**
 * Lets in a program that shows `userCode`, as a person does it: signs in at the service with the code of a mail, which is in the log
 * where no mail is sent, types in the code of the program, and approves.
 */
export async function letProgramIn(
  baseUrl: string,
  { userCode, log }: { userCode: string; log: () => string },
): Promise<void> {
  await approveProgram(await signInAsAda(baseUrl, log), userCode)
}

/** A browser in which ada@example.com has just signed in for the first time. */
export async function signInAsAda(baseUrl: string, log: () => string): Promise<PlainBrowser> {
  const browser = plainBrowser(baseUrl)
  await browser.open('/sign-in')
  await browser.send('/sign-in', { email: 'ada@example.com' })
  const codeOf = (): string | undefined => /"(\d{6}) is your sign-in code/.exec(log())?.[1]
  await until(() => codeOf() !== undefined)
  await browser.send('/sign-in/code', { code: codeOf() ?? '' })
  return browser
}

/** Types in the code that a program shows, and approves. */
export async function approveProgram(browser: PlainBrowser, userCode: string): Promise<void> {
  await browser.open('/device')
  await browser.send('/device', { userCode })
  const answered = await browser.send('/device/answer', { answer: 'approve' })
  ok(answered.status === 200, answered.text)
}
