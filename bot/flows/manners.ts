import { aside, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { Heard } from '#bot/engine/heard.ts'
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
export function mannersOutcome(heard: Heard, { say }: Turn): Outcome | undefined {
  if (heard.kind !== 'text' || heard.choice) return undefined
  const { intent, slots } = heard.understood
  const wished = intent !== 'unknown' || Object.keys(slots).length > 0
  if (danger.test(heard.text) && !slots.size) return aside(text(say.common.danger))
  const codes = [...new Set(findTyreSizes(heard.text.slice(0, 4000)).map(({ size }) => sizeCode(size)))]
  if (codes.length >= MANY)
    return aside(
      list(
        say.common.manySizes,
        say.search.sizes,
        codes.slice(0, MOST).map((code) => ({ id: `size-of:${code}`, title: code })),
      ),
    )
  if (wished) return undefined
  if (abuse.test(heard.text)) return aside(text(say.common.decent))
  return link.test(heard.text) || (heard.forwarded && heard.text.length > 100)
    ? aside(text(say.common.onlyTyres))
    : undefined
}
