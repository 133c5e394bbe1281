import { createElement, type SVGProps } from 'react'

type Data = { node: readonly (readonly [tag: string, attributes: object])[] }
type Props = SVGProps<SVGSVGElement> & { size?: number }

/**
 * Makes the component of an icon out of its shapes. The build puts it in the place of lucide-react's own, which is
 * made for many frameworks: a page has fifty icons, and each would be put together anew whenever it is drawn.
 */
export default ({ node }: Data) =>
  ({ size = 24, ...props }: Props) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': !props.role && !props['aria-label'],
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
