/* The sliders of a cut, their fields for numbers, and the switch of the finish. */

import { afterPaint } from './after-paint.js'

/**
 * What a group of them says, and which `values` there are; `changed` hears every step, `settled` when somebody lets go, `near` when somebody
 * comes to them.
 */
export function createCutControls(group, { changed, settled, near = () => {} }) {
  const sliders = [...group.querySelectorAll('[type="range"]')]
  const finish = group.querySelector('[role="switch"]')
  const snapped = group.querySelector('.snapped')
  const numberOf = (slider) => group.querySelector(`[data-for="${slider.name}"]`)

  function cut() {
    const values = sliders.map((slider) => [slider.name, Number(slider.value)])
    return { ...Object.fromEntries(values), finish: finish.checked ? finish.dataset.on : finish.dataset.off }
  }

  /** Moves them; what there is no cut of goes to the nearest there is. */
  function set(wanted) {
    for (const slider of sliders) {
      slider.value = wanted[slider.name]
      numberOf(slider).value = slider.value
    }
    finish.checked = wanted.finish === finish.dataset.on
  }

  group.addEventListener('pointerenter', near)
  group.addEventListener('focusin', near)
  for (const slider of sliders) {
    const number = numberOf(slider)
    // The picture is painted first: to write into a field lays the controls out anew.
    const write = afterPaint(() => (number.value = slider.value))
    slider.addEventListener('input', () => {
      snapped.textContent = ''
      changed()
      write()
    })
    slider.addEventListener('change', settled)
    number.addEventListener('input', () => {
      // What is half typed is no number yet; the slider takes what is one to the nearest step.
      if (number.value === '' || !number.checkValidity()) return
      slider.value = number.value
      changed()
    })
    number.addEventListener('change', () => {
      const typed = number.value
      if (typed !== '') slider.value = typed
      number.value = slider.value
      snapped.textContent =
        typed === '' || Number(typed) === Number(slider.value)
          ? ''
          : `There is no ${slider.name} ${typed}: the nearest is ${slider.value}.`
      changed()
      settled()
    })
  }
  finish.addEventListener('change', () => {
    changed()
    settled()
  })
  return {
    cut,
    set,
    values: { ...Object.fromEntries(sliders.map(valuesOf)), finish: [finish.dataset.off, finish.dataset.on] },
  }
}

function valuesOf({ name, min, max, step }) {
  const count = Math.round((max - min) / step) + 1
  return [name, Array.from({ length: count }, (_, at) => Number(min) + at * step)]
}

/** All cuts that there are, those first that are the fewest steps from one: what a slider comes to next. */
export function cutsAround(cut, values) {
  const names = Object.keys(values)
  const all = names.reduce(
    (cuts, name) => cuts.flatMap((one) => values[name].map((value) => ({ ...one, [name]: value }))),
    [{}],
  )
  const stepsTo = (one) =>
    names.reduce((sum, name) => sum + Math.abs(values[name].indexOf(one[name]) - values[name].indexOf(cut[name])), 0)
  // Another slider is farther away than another step of this one.
  const far = (one) => stepsTo(one) + 10 * names.filter((name) => one[name] !== cut[name]).length
  return all
    .map((one) => ({ one, distance: far(one) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ one }) => one)
}

/** As people say a cut. */
export function cutWords({ size, stroke, radius, finish }) {
  return `${size} px, stroke ${stroke}, radius ${radius}, ${finish}`
}

export function cutName({ size, stroke, radius, finish }) {
  return `${size}/${stroke}/${radius} ${finish}`
}
