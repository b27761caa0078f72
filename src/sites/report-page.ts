import type { PlainPage } from './plain-page.ts'
import { formPage } from './plain-page.ts'

/** The path at which every hosted name has it, whatever files its site has. */
export const REPORT_PATH = '/report'

const KINDS = [
  ['phishing', 'It passes itself off as somebody else, or asks for passwords or payments'],
  ['malware', 'It spreads programs that do harm'],
  ['spam', 'It was made for unwanted mail'],
  ['copyright', 'It shows works without the consent of whoever made them'],
  ['unlawful', 'It shows what the law does not allow to be shown'],
  ['other', 'Something else'],
] as const

/** A form without scripts that tells the operator what is wrong with a site; it goes to `action`. `host` is a host name that was checked. */
export function reportPage(host: string, action: string): PlainPage {
  const kinds = KINDS.map(
    ([kind, label]) => `<p><label><input type="radio" name="kind" value="${kind}" required> ${label}</label>`,
  )
  return formPage(
    'Report this site',
    `<p>This tells the operator of the service that hosts ${host}. Whoever made the site does not see it.</p>
<form method="post" action="${action}" accept-charset="utf-8">
<input type="hidden" name="host" value="${host}">
<fieldset><legend>What is wrong?</legend>
${kinds.join('\n')}
</fieldset>
<p><label>Address of the page<br><input name="page" size="60" maxlength="1000"></label>
<p><label>What you saw<br><textarea name="text" rows="6" cols="60" maxlength="2000"></textarea></label>
<p><label>Your mail address, if you want an answer<br><input type="email" name="mail" size="40" maxlength="254" autocomplete="email"></label>
<p><button>Send the report</button>
</form>
<p>It is kept for 90 days, with the network that you send it from in a shortened form.</p>`,
    action,
  )
}
