/* The sliders of a drawing lead: the form below asks for the cut that they show, and does not offer a second set of the same controls. */

/** The form asks for a cut from now on, and says so. */
export function leadForm(form, cut) {
  for (const [name, value] of Object.entries(cut)) {
    const boxes = form.elements.namedItem(name)
    boxes.value = String(value)
    boxes[0].closest('fieldset').hidden = true
  }
  const note = form.querySelector('.as-above')
  note.querySelector('span').textContent = `${cut.size}/${cut.stroke}/${cut.radius} ${cut.finish}`
  note.hidden = false
}

/** The drawing is gone: the form has its own controls again, at the cut that was shown last. */
export function freeForm(form) {
  for (const field of form.querySelectorAll('fieldset[hidden]')) field.hidden = false
  form.querySelector('.as-above').hidden = true
}
