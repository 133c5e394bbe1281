import { IntlMessageFormat, type Options } from 'intl-messageformat'
import { brand } from '../rules/brand.ts'
import { CODE_MINUTES, LINK_MINUTES, RESET_MINUTES, VERIFY_HOURS } from '../rules/people/one-time-code.ts'
import type { Known, Messages, Said } from './sentences.ts'

const known: Record<Known, string | number> = {
  product: brand.name,
  codeMinutes: CODE_MINUTES,
  linkMinutes: LINK_MINUTES,
  resetMinutes: RESET_MINUTES,
  verifyHours: VERIFY_HOURS,
}
type Values = Record<string, string | number | boolean>

// Numbers stand as they are: whoever wants them grouped hands in a text.
const digits = { format: String } as unknown as Intl.NumberFormat
const plurals = new Map<string, Intl.PluralRules>()
const pluralRules = (locale: string): Intl.PluralRules => {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale)
  plurals.set(locale, rules)
  return rules
}
const options: Options = {
  ignoreTag: true,
  formatters: {
    getNumberFormat: () => digits,
    getDateTimeFormat: (...of) => new Intl.DateTimeFormat(...of),
    getPluralRules: (locale) => pluralRules(String(locale)),
  },
}
const parsed = (message: string, locale: string) => new IntlMessageFormat(message, locale, undefined, options)

/** Whether a message wants anything besides what is known; what stands in quotes is not meant. */
const wants = (message: string): boolean =>
  message
    .replaceAll("''", '')
    .replaceAll(/'[{}][^']*'/g, '')
    .replaceAll(/\{(\w+)\}/g, (whole, name) => (name in known ? '' : whole))
    .includes('{')

function sentence(message: string, locale: string): unknown {
  if (!wants(message)) return /[{']/.test(message) ? parsed(message, locale).format(known) : message
  let format: ReturnType<typeof parsed> | undefined
  let only = ''
  return (given: Values | string | number | boolean) => {
    if (!format) {
      format = parsed(message, locale)
      only = soleVariable(format)
    }
    return format.format({ ...known, ...(typeof given === 'object' && given !== null ? given : { [only]: given }) })
  }
}

/** The only thing that a message wants, if it is one. */
function soleVariable(format: ReturnType<typeof parsed>): string {
  const found = new Set<string>()
  const look = (elements: ReturnType<typeof format.getAst>): void => {
    for (const element of elements) {
      if ('value' in element && element.type !== 0 && !(element.value in known)) found.add(element.value)
      if ('options' in element) for (const one of Object.values(element.options)) look(one.value)
    }
  }
  look(format.getAst())
  return found.size === 1 ? ([...found][0] ?? '') : ''
}

/** Makes sentences of messages. Each is parsed when it is first said, and once. */
export const said = <T extends Messages>(messages: T, locale: string): Said<T> =>
  (Array.isArray(messages)
    ? messages.map((message) => sentence(message, locale))
    : Object.fromEntries(
        Object.entries(messages).map(([key, message]) => [
          key,
          typeof message === 'string' ? sentence(message, locale) : said(message, locale),
        ]),
      )) as Said<T>
