import { createElement, forwardRef } from 'react'
import type { ForwardRefExoticComponent, RefAttributes, SVGProps } from 'react'
import { chosenDrawing, spokenAttributes } from './chosen-drawing.ts'
import type { Choice, Prepared, PreparedCut } from './chosen-drawing.ts'

/** The choices of an icon, a title that is read aloud, and whatever else an `<svg>` takes. */
type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref' | keyof Choice> & Choice & { readonly title?: string }

/** Attributes of SVG as React calls them. */
const IN_REACT: Readonly<Record<string, string>> = {
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
}

/** A component that shows an icon. */
export function reactIcon(
  cuts: readonly PreparedCut[],
  name: string,
  drawings: readonly Prepared[],
): ForwardRefExoticComponent<IconProps & RefAttributes<SVGSVGElement>> {
  const icon = forwardRef<SVGSVGElement, IconProps>(({ size, stroke, radius, finish, title, ...others }, ref) => {
    const { attributes, shapes } = chosenDrawing(cuts, drawings, { size, stroke, radius, finish })
    const own = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [IN_REACT[key] ?? key, value]))
    const isNamed = Boolean(title ?? others['aria-label'] ?? others['aria-labelledby'])
    return createElement(
      'svg',
      { ref, ...own, ...spokenAttributes(isNamed), ...others },
      title === undefined ? null : createElement('title', null, title),
      ...shapes.map(([element, of]) => createElement(element, of)),
    )
  })
  icon.displayName = name
  return icon
}
