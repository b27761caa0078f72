import type { IconSet } from '../../own-icons/icon-sets.ts'
import { OWN_LIMITS } from '../../own-icons/limits.ts'
import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'

/** Keeps the tray with an account, in a new set or in one that there is, and loads a set of it; it waits, hidden, for the script that does so. */
export function keepPanel(sets: readonly IconSet[]): Html {
  const options = sets.map(({ id, name }) => html`<option value="${id}">${name}</option>`)
  const load = html`<div class="field short"><label for="from">A set</label><select id="from" name="from">${options}</select></div><p class="actions"><button type="button" data-load>Load it into the tray</button></p>`
  return html`<section class="keep" aria-labelledby="keep" hidden>
<h2 id="keep">Your account</h2>
<p>Kept with <a href="/account/icons">your account</a>, icons are there in every browser, and sets of them can be shared.</p>
<form class="fields" data-new><div class="field"><label for="set-name">Name of a new set</label><input id="set-name" name="name" maxlength="${OWN_LIMITS.setNameCharacters}" required autocomplete="off" placeholder="Mail app"></div><p class="actions"><button class="primary">Keep as a set</button></p></form>
<div class="fields"><div class="field short"><label for="into">Into the set</label><select id="into" name="into"><option value="">none</option>${options}</select></div><p class="actions"><button type="button" data-keep>Keep all with your account</button></p></div>
<div class="fields" data-sets${sets.length === 0 ? ' hidden' : ''}>${load}</div>
<p role="status"></p>
</section>\n`
}
