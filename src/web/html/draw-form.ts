import { LIMITS } from '../../contract/limits.ts'
import { html, lines } from '../../pages/html/html.ts'
import type { Html, Part } from '../../pages/html/html.ts'
import { DRAW_CHOICES } from '../draw-form.ts'
import type { DrawChoice, DrawFormValues } from '../draw-form.ts'

export interface DrawForm {
  readonly values: DrawFormValues
  /** Fresh for each rendering. */
  readonly formToken: string
  /** What is wrong, by the name of the field; null when nothing is. */
  readonly problem: { readonly field: keyof DrawFormValues | 'images'; readonly message: string } | null
  /** What a draw costs whoever looks at it. */
  readonly price: Part
}

/** The form that asks for a drawing, with all that was entered before. */
export function drawForm({ values, formToken, problem, price }: DrawForm): Html {
  const of = (name: keyof DrawFormValues | 'images'): string | null =>
    problem?.field === name ? problem.message : null
  return html`<form class="form draw" id="draw" method="post" action="/" enctype="multipart/form-data" aria-label="Draw an icon">
<input type="hidden" name="formToken" value="${formToken}" autocomplete="off">
<div class="inline-form">
${promptField(values.prompt, of('prompt'))}
<button class="primary">Draw</button>
</div>
${picturesField(of('images'))}
<div class="fields">
${lines(DRAW_CHOICES.map((choice) => choiceField(choice, values[choice.name], of(choice.name))))}
<p class="as-above" hidden>Drawn at the cut above: <span></span></p>
</div>
<p class="quiet">${price} <a href="/batch">Draw a whole list</a></p>
</form>\n`
}

function promptField(value: string, problem: string | null): Html {
  const described = `prompt-hint${problem === null ? '' : ' prompt-problem'}`
  return html`<div class="field">
<label for="prompt">What should be drawn?</label>
<p class="hint" id="prompt-hint">A few plain English words, at most ${LIMITS.promptCharacters} characters.</p>
${problemText('prompt', problem)}<input id="prompt" name="prompt" value="${value}" data-most="${LIMITS.promptCharacters}" placeholder="a cloud with a lightning bolt" autocomplete="off" autocapitalize="none" enterkeyhint="go" aria-describedby="${described}"${problem === null ? '' : html` aria-invalid="true" autofocus`}>
</div>`
}

/** Without a script this is a field for files; with one, pictures can also be dropped on the form and pasted, and are shown. */
function picturesField(problem: string | null): Html {
  const described = `images-hint${problem === null ? '' : ' images-problem'}`
  const [bytes, side] = [LIMITS.imageBytes, LIMITS.imageSidePixels]
  return html`<div class="field pictures" data-most="${LIMITS.images}" data-bytes="${bytes}">
<label for="images">Pictures to go by, if you have any</label>
<p class="hint" id="images-hint">PNG, JPEG or WebP: at most ${LIMITS.images}, each of up to ${bytes / 1024 ** 2} MiB and ${side} × ${side} pixels. They are read for this draw, and not kept.<span hidden> Drop them here, or paste one.</span></p>
${problemText('images', problem)}<input type="file" id="images" name="images" multiple accept="image/png,image/jpeg,image/webp" aria-describedby="${described}"${problem === null ? '' : html` aria-invalid="true" autofocus`}>
<p role="status" hidden></p>
<ul class="chosen" hidden></ul>
</div>`
}

function choiceField({ name, label, values, initial }: DrawChoice, value: string, problem: string | null): Html {
  const chosen = values.includes(value) ? value : initial
  const options = values.map(
    (one) =>
      html`<label><input type="radio" name="${name}" value="${one}"${one === chosen ? ' checked' : ''}><span>${one}</span></label>`,
  )
  const described = problem === null ? '' : html` aria-describedby="${name}-problem"`
  return html`<fieldset class="choices"${described}><legend>${label}</legend>${problemText(name, problem)}<div>${options}</div></fieldset>`
}

function problemText(name: string, problem: string | null): Html | null {
  return problem === null ? null : html`<p class="problem" id="${name}-problem">${problem}</p>\n`
}
