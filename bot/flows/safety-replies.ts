import { aside, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { list, text } from '#bot/engine/say.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { findTyreSizes, sizeCode } from '#core/rules/tyres/tyre-size.ts'

const MANY = 3
const MOST = 10

/** Messages that are no wish for tyres, or too many at once; undefined for all others. */
export function safetyReply(message: ParsedMessage, { say }: Turn): Outcome | undefined {
  if (message.kind !== 'text' || message.choice) return undefined
  const { intent, slots } = message.understood
  const isRequest = intent !== 'unknown' || Object.keys(slots).length > 0
  if (says(message, 'danger') && !slots.size) return aside(text(say.common.danger))
  const codes = [...new Set(findTyreSizes(message.text.slice(0, 4000)).map(({ size }) => sizeCode(size)))]
  if (codes.length >= MANY)
    return aside(
      list(
        say.common.manySizes,
        say.search.sizes,
        codes.slice(0, MOST).map((code) => ({ id: `size-of:${code}`, title: code })),
      ),
    )
  if (isRequest) return undefined
  if (says(message, 'abuse')) return aside(text(say.common.decent))
  return says(message, 'link') || (message.forwarded && message.text.length > 100)
    ? aside(text(say.common.onlyTyres))
    : undefined
}
