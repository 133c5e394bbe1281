import * as texts from './languages.ts'

/** Every word that the bot and the notifications say. English is the measure: a language that lacks a word does not compile. */
export type Texts = typeof texts.en

export type Language = keyof typeof texts
/** English first: what stands for a person of whom no language is known. */
export const languages = (Object.keys(texts) as Language[]).sort((a, b) => Number(b === 'en') - Number(a === 'en'))
export const isLanguage = (code: string): code is Language => Object.hasOwn(texts, code)

const all: Record<Language, Texts> = texts
export const textsIn = (language: Language): Texts => all[language]
