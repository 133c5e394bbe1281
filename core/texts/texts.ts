import * as af from './af/index.ts'
import * as en from './en/index.ts'
import type { Language } from './language.ts'

/** Every word that the bot and the notifications say. English is the measure: a language that lacks a word does not compile. */
export type Texts = typeof en
export type { Language }

const languages: Record<Language, Texts> = { en, af }

export const textsIn = (language: Language): Texts => languages[language]
