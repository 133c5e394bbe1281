import type { UnrecognisedGroup } from '#core/contracts/admin/language.ts'
import { isWantName, wantWords } from '#core/rules/understanding/wants.ts'

/** 'ask_shop' as it is read: Ask shop. */
export const spaced = (name: string): string => {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const askedWords = (asked: string): string => (asked === 'none' ? 'Nothing' : spaced(asked))
export const tookForWords = (intent: string): string => {
  if (intent === 'unknown') return 'Nothing'
  return isWantName(intent) ? wantWords[intent] : spaced(intent)
}
export const labelWords = (label: string | null): string =>
  label !== null && isWantName(label) ? `${spaced(label)}: ${wantWords[label]}` : ''

const languages: Readonly<Record<string, string>> = {
  en: 'English',
  af: 'Afrikaans',
  zu: 'isiZulu',
  xh: 'isiXhosa',
  st: 'Sesotho',
  tn: 'Setswana',
}
export const languageWords = (code: string | null): string => (code === null ? '–' : (languages[code] ?? code))

export const saidBy = ({ speaker }: Pick<UnrecognisedGroup, 'speaker'>): string =>
  speaker === 'shop' ? 'Shop' : 'Driver'

const day = new Intl.DateTimeFormat('en-ZA', { day: 'numeric', month: 'short' })
export const dayWords = (date: string): string => day.format(new Date(`${date}T12:00:00Z`))
