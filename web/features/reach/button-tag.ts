import type { Reach, ReachAim } from '#core/contracts/seller/reach.ts'
import { escaped } from '#core/rules/website/escaped.ts'

export type ButtonOptions = { aim: ReachAim; look: 'green' | 'dark'; label: string }

/** What the tag of the button carries, by its names. */
export const buttonAttributes = (
  { slug }: Pick<Reach, 'slug'>,
  { aim, look, label }: ButtonOptions,
): Record<string, string> => ({
  'data-shop': slug,
  ...(aim === 'message' && { 'data-aim': aim }),
  ...(look === 'dark' && { 'data-look': look }),
  ...(label.trim() && { 'data-label': label.trim() }),
})

/** The tag as the shop's people put it into their website. */
export function buttonTag(reach: Reach, query: ButtonOptions): string {
  const { src, integrity } = reach.button
  const attributes = { src, ...buttonAttributes(reach, query), integrity, crossorigin: 'anonymous' }
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`)
  return `<script async ${written.join(' ')}></script>`
}
