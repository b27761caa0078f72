import { h } from 'vue'
import type { FunctionalComponent } from 'vue'
import { chosenDrawing, spokenAttributes } from './chosen-drawing.ts'
import type { Choice, Prepared, PreparedCut } from './chosen-drawing.ts'

/** The choices of an icon, and a title that is read aloud; whatever else is given goes to its `<svg>`. */
type IconProps = Choice & { readonly title?: string | undefined }

/** A component that shows an icon. */
export function vueIcon(
  cuts: readonly PreparedCut[],
  name: string,
  drawings: readonly Prepared[],
): FunctionalComponent<IconProps> {
  const icon: FunctionalComponent<IconProps> = ({ title, ...choice }, { attrs }) => {
    const { attributes, shapes } = chosenDrawing(cuts, drawings, choice)
    const isNamed = Boolean(title ?? attrs['aria-label'] ?? attrs['aria-labelledby'])
    return h('svg', { ...attributes, ...spokenAttributes(isNamed) }, [
      ...(title === undefined ? [] : [h('title', title)]),
      ...shapes.map(([element, of]) => h(element, of)),
    ])
  }
  icon.props = ['size', 'stroke', 'radius', 'finish', 'title']
  icon.displayName = name
  return icon
}
