import { aside, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { list, text } from '#bot/engine/say.ts'
import { findTyreSizes, sizeCode } from '#core/rules/tyres/tyre-size.ts'

const danger =
  /\b(ambulance|ambulans|accident|ongeluk|crash(ed)?|injured|beseer|bleeding|bloei|heart attack|hijack(ed|ing)?|robbed|beroof|gekaap|nosebulukazi)\b/i
const abuse =
  /\b(f+u+c+k\w*|fok\w*|bliksem|poes|doos|kak|shit\w*|bullshit|bitch|voetsek|voertsek|msunu|idiot|stupid|useless|nonsense bot|moer)\b/i
const link = /\bhttps?:\/\/|\bwww\.|\bbit\.ly\b/i
const MANY = 3
const MOST = 10

/** Messages that are no wish for tyres, or too many at once; undefined for all others. */
export function safetyReply(message: ParsedMessage, { say }: Turn): Outcome | undefined {
  if (message.kind !== 'text' || message.choice) return undefined
  const { intent, slots } = message.understood
  const isRequest = intent !== 'unknown' || Object.keys(slots).length > 0
  if (danger.test(message.text) && !slots.size) return aside(text(say.common.danger))
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
  if (abuse.test(message.text)) return aside(text(say.common.decent))
  return link.test(message.text) || (message.forwarded && message.text.length > 100)
    ? aside(text(say.common.onlyTyres))
    : undefined
}
