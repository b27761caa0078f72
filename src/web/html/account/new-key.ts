import type { LiveKey } from '../../../accounts/keys/live-key.ts'
import { exampleCommand } from '../../../contract/draw-request.ts'
import { html } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'

/** A key's secret, the one time that it is shown, and a command to try it. */
export function newKey(key: LiveKey, secret: string, baseUrl: string): Html {
  return html`<section class="notice good" aria-labelledby="new-key">
<h2 id="new-key">Your new key “${key.name}”</h2>
<p><strong>Copy it now: it is shown this once.</strong> Keep it like a password, out of code that others can read.</p>
<div class="field">
<label for="secret">Key</label>
<div class="copy"><input id="secret" value="${secret}" readonly autofocus spellcheck="false" autocomplete="off"><button type="button" data-copy="secret" hidden>Copy</button></div>
</div>
<p>Try it. This draws one icon and costs one credit:</p>
<pre tabindex="0"><code>${exampleCommand(baseUrl, secret)}</code></pre>
</section>`
}
