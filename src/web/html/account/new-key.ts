import type { LiveKey } from '../../../accounts/keys/live-key.ts'
import { exampleCommand } from '../../../contract/example-command.ts'
import { escape } from '../../../pages/html/escape.ts'

/** A key's secret, the one time that it is shown, and a command to try it. */
export function newKey(key: LiveKey, secret: string, baseUrl: string): string {
  return `<section class="notice good" aria-labelledby="new-key">
<h2 id="new-key">Your new key “${escape(key.name)}”</h2>
<p><strong>Copy it now: it is shown this once.</strong> Keep it like a password, out of code that others can read.</p>
<div class="field">
<label for="secret">Key</label>
<div class="copy"><input id="secret" value="${escape(secret)}" readonly autofocus spellcheck="false" autocomplete="off"><button type="button" data-copy="secret" hidden>Copy</button></div>
</div>
<p>Try it. This draws one icon and costs one credit:</p>
<pre tabindex="0"><code>${escape(exampleCommand(baseUrl, secret))}</code></pre>
</section>`
}
