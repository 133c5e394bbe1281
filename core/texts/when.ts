import { JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import type { Language } from './language.ts'

const locale: Record<Language, string> = { en: 'en-GB', af: 'af-ZA' }

const parts = (date: string, language: Language, style: 'long' | 'short') =>
  Object.fromEntries(
    new Intl.DateTimeFormat(locale[language], { weekday: style, day: 'numeric', month: style, timeZone: 'UTC' })
      .formatToParts(new Date(`${date}T12:00:00Z`))
      .map((part) => [part.type, part.value.replace('.', '')]),
  )

/** 'Monday 23 November' of 2026-11-23. */
export function dayWords(date: string, language: Language): string {
  const { weekday, day, month } = parts(date, language, 'long')
  return `${weekday} ${day} ${month}`
}

/** 'Mon 23 Nov' of 2026-11-23. */
export function shortDay(date: string, language: Language): string {
  const { weekday, day, month } = parts(date, language, 'short')
  return `${weekday} ${day} ${month}`
}

/** 'Monday 23 November at 10:30', on the clock of South Africa. */
export function momentWords(at: Date | string, language: Language): string {
  const instant = new Date(at)
  const between = language === 'af' ? 'om' : 'at'
  return `${dayWords(localDate(instant, JOHANNESBURG), language)} ${between} ${localTime(instant, JOHANNESBURG)}`
}
