import { plainText } from '#core/rules/people/plain-text.ts'
import type { OwnPrice } from '#core/rules/shops/own-price.ts'

/** What a shop answers to a call: in so many minutes and at its own price, or (null) not at all. */
export type AnswerVerb = { minutes: number | null; price?: OwnPrice }

/** 'no', '45', and '45c65000' or '45t90000' at R 650 for coming out or R 900 in all, as buttons carry it. */
export function answerVerb(verb: string): AnswerVerb | undefined {
  if (verb === 'no') return { minutes: null }
  const [, minutes, of, cents] = /^(\d{1,3})(?:([ct])(\d{1,7}))?$/.exec(verb) ?? []
  if (!minutes) return undefined
  return {
    minutes: Number(minutes),
    ...(cents && { price: { cents: Number(cents), of: of === 'c' ? ('call_out' as const) : ('total' as const) } }),
  }
}

/** What a shop on its way taps: 'late15', 'in20', 'there'. */
export function wayVerb(verb: string): { word: string; minutes: number | undefined } | undefined {
  const [, word, figure] = /^(late|in|there|unseen|giveup|gone|still|finished|coming)(\d+)?$/.exec(verb) ?? []
  return word ? { word, minutes: figure === undefined ? undefined : Number(figure) } : undefined
}

/** Whether words call somebody by one of these names. */
export function callsBy(words: string, names: readonly string[]): boolean {
  const line = ` ${wordsOf(words)} `
  return names.map(wordsOf).some((name) => name.length > 2 && line.includes(` ${name} `))
}

const wordsOf = (text: string): string =>
  plainText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
