import * as af from './af/index.ts'
import * as en from './en/index.ts'

/** Every word that the bot and the notifications say. English is the measure: a language that lacks a word does not compile. */
export type Texts = typeof en

const texts = { en, af } satisfies Record<string, Texts>

export type Language = keyof typeof texts
export const languages = Object.keys(texts) as Language[]
export const isLanguage = (code: string): code is Language => Object.hasOwn(texts, code)
export const textsIn = (language: Language): Texts => texts[language]
