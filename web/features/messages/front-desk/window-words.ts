import type { ReplyWindow } from '#core/contracts/threads/reach.ts'
import { calledBy } from '#core/rules/people/names.ts'
import { spanWords } from './waiting-words.ts'

/** 'WhatsApp open for another 3 h.', or what happens instead; and the other ways on which it comes to them. */
export function windowWords({ openUntil, ways, reason }: ReplyWindow, name: string, now: number): string {
  const others = othersOf(ways)
  const left = openUntil === null ? 0 : Date.parse(openUntil) - now
  if (ways.includes('whatsapp') && left > 0)
    return sentences(`WhatsApp open for another ${spanWords(left)}`, reason, others && `Also ${others}`)
  if (ways.includes('ask_to_reply') || ways.includes('whatsapp'))
    return sentences(
      'WhatsApp lets you write once they reply',
      reason ?? `We ask ${calledBy(name) ?? 'them'} to reply; your words wait until then`,
      others && `Also ${others}`,
    )
  return sentences(reason ?? 'Not on WhatsApp', others ? `Your words go ${others}` : 'Your words do not reach them')
}

function othersOf(ways: ReplyWindow['ways']): string {
  const others: string[] = []
  if (ways.includes('email')) others.push('by e-mail')
  if (ways.includes('website')) others.push('on the website')
  return others.join(' and ')
}

const sentences = (...said: readonly (string | null)[]): string =>
  said.flatMap((one) => (one ? `${one}.` : [])).join(' ')
