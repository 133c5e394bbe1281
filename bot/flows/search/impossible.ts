import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { scanSizes } from '#core/rules/tyres/tyre-size.ts'

/** What is written like a size that no tyre has, as it stands in the message; undefined beside a real size. */
export function impossibleIn({ text, understood }: ParsedMessage): string | undefined {
  const { impossibleSize, slots } = understood
  if (!impossibleSize || slots.size || slots.sizeFront) return undefined
  const [first] = scanSizes(text).impossible
  return first ? text.slice(first.start, first.end).slice(0, 40) : undefined
}
