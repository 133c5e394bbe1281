import * as messages from './languages.ts'
import type { Different } from './sentences.ts'
import { said } from './speak.ts'
import { wording } from './wording/index.ts'

/** Every word that the bot and the notifications say. */
export type Texts = ReturnType<typeof wording>

export type Language = keyof typeof messages
/** English first: what stands for a person of whom no language is known. */
export const languages = (Object.keys(messages) as Language[]).sort((a, b) => Number(b === 'en') - Number(a === 'en'))
export const isLanguage = (code: string): code is Language => Object.hasOwn(messages, code)

type None<Keys extends never> = Keys
/** Does not compile if a sentence has other variables in another language than in English, and names its key then. */
export type Alike = None<{ [L in Language]: Different<typeof messages.en, (typeof messages)[L]> }[Language]>

const all: Record<Language, unknown> = messages
const made = new Map<Language, Texts>()
export function textsIn(language: Language): Texts {
  const before = made.get(language)
  if (before) return before
  const of = all[language] as typeof messages.en
  const texts = wording(said(of, of.dates.locale))
  made.set(language, texts)
  return texts
}
