import { html } from '../../../pages/html/html.ts'
import type { Html, Part } from '../../../pages/html/html.ts'
import { namesOf } from '../../../pages/markdown/with-models.ts'
import type { ModelFact } from '../../../pages/page.ts'
import { notice } from '../notice.ts'
import { showDate } from '../show-date.ts'

/** Who draws for an account, and what its owner chose. */
export interface WhoDraws {
  /** None: nothing is sent to a language model. */
  readonly models: readonly ModelFact[]
  /** Since when only the service itself draws for it; null: that was not chosen. */
  readonly ownOnlySince: Date | null
  /** Whether the form was just sent. */
  readonly isJustChosen: boolean
}

/** What is sent to language models of the draws of an account, and the form that ends that or lets it be. */
export function whoDraws(drawing: WhoDraws): Html {
  const { ownOnlySince, isJustChosen } = drawing
  const [value, label] =
    ownOnlySince === null ? ['service', 'Never send my draws'] : ['model', 'Let a model draw for me']
  return html`<section aria-labelledby="drawing">
<h2 id="drawing">Who draws</h2>
${isJustChosen ? notice('good', ownOnlySince === null ? MODELS_AGAIN : OWN_ONLY) : ''}
<p>${stateOf(drawing)} <a href="/docs/language-models">What is sent to whom</a></p>
<form method="post" action="/account/drawing"><button name="by" value="${value}">${label}</button></form>
</section>`
}

const OWN_ONLY = 'Saved: from the next draw on, nothing of your draws is sent to a language model.'
const MODELS_AGAIN = 'Saved: your draws may be sent to a language model again.'

function stateOf({ models, ownOnlySince }: WhoDraws): Part {
  if (ownOnlySince !== null)
    return html`<strong>Only this service draws for you</strong>, by your choice since ${showDate(ownOnlySince)}: no draw in the browser or by a key of this account is sent to a language model.`
  if (models.length === 0)
    return 'This service draws everything by itself: no language model is set, and nothing is sent to anybody. Should the operator name one, your draws would be sent to it unless you choose here that they never are.'
  return `What you ask for, in the browser and by the keys of this account, is sent to ${namesOf(models)}. You can have this service alone draw for you: prices stay the same, and what it does not know is answered as a draft.`
}
