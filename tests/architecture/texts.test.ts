import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { emergencyNumbers, roadsideAdvice } from '#core/rules/website/roadside.ts'
import * as messages from '#core/texts/languages.ts'
import { said } from '#core/texts/speak.ts'
import { languages } from '#core/texts/texts.ts'
import { read, sources } from './source.ts'
import { besidesSentences, isOfLanguage } from './texts.ts'

type Elements = ReturnType<IntlMessageFormat['getAst']>
/** The parser's numbers of what a message is made of. */
const literal = 0
const pound = 7
const formatting = [2, 3, 4]

const all: Record<string, unknown> = messages

/** Every message of a language by its key, such as 'quotes.asked'. */
const keysOf = (value: unknown, at = ''): [string, string][] =>
  typeof value === 'string'
    ? [[at, value]]
    : Object.entries(value as object).flatMap(([key, inner]) => keysOf(inner, at ? `${at}.${key}` : key))
const parsed = (message: string): Elements =>
  new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst()

/** Its elements, those inside of plurals and selects too. */
const every = (elements: Elements): Elements =>
  elements.flatMap((one) => [
    one,
    ...('options' in one ? Object.values(one.options).flatMap(({ value }) => every(value)) : []),
  ])
const variables = (message: string): string[] =>
  [
    ...new Set(every(parsed(message)).flatMap((one) => (one.type === literal || one.type === pound ? [] : one.value))),
  ].sort()

test('a language holds sentences, and nothing that decides or formats', () => {
  const files = sources().filter(({ path }) => isOfLanguage(path))
  expect(files.length).toBeGreaterThan(50)
  expect(besidesSentences(files)).toEqual([])
})

test.each(languages)('every message of %s parses, and is handed its values as they are said', (language) => {
  const formats = keysOf(all[language]).filter(([, message]) =>
    every(parsed(message)).some(({ type }) => formatting.includes(type)),
  )
  expect(formats.map(([key]) => key)).toEqual([])
})

test.each(languages)('%s has the keys of English, with the same variables', (language) => {
  const named = (of: unknown) => Object.fromEntries(keysOf(of).map(([key, message]) => [key, variables(message)]))
  const known = ['product', 'codeMinutes', 'linkMinutes', 'resetMinutes', 'verifyHours']
  const asked = (of: unknown) =>
    Object.fromEntries(
      Object.entries(named(of)).map(([key, names]) => [key, names.filter((one) => !known.includes(one))]),
    )
  expect(asked(all[language])).toEqual(asked(messages.en))
})

test('the chat gives the advice of the website', () => {
  for (const advice of roadsideAdvice) expect(messages.en.emergency.meanwhile).toContain(`• ${advice}\n`)
  const numbers = emergencyNumbers.map(({ number, who }) => `*${number}* ${who}`).join(', ')
  expect(messages.en.emergency.meanwhile).toContain(numbers)
})

test('the checks see what they are there for', () => {
  const path = 'core/texts/en/sample.ts'
  const sample = `import { brand } from '../../rules/brand.ts'
import type { Keys } from '../sentences.ts'
export const sample = {
  asked: (count: number) => count === 1 ? 'one' : \`\${count} \${brand.name}\`,
}`
  expect(besidesSentences([read(path, sample)])).toEqual([
    `${path}:1 imports core/rules/brand.ts`,
    `${path}:4 has a function`,
    `${path}:4 has a condition`,
    `${path}:4 has a template, which is not ICU MessageFormat`,
  ])
  expect(besidesSentences([read('core/texts/wording/sample.ts', sample)])).toEqual([])
})

test('a sentence is a string, a function of its one variable, or of all of them', () => {
  const say = said(
    {
      plain: "The shop can't come; {product} asks on.",
      template: "'{{1}}' answers by '{{2}}' on {product}.",
      own: 'They say: “{words}”',
      shops: '{count, plural, one {One shop} other {# shops}} near {place}',
      fitted: '{fitted, select, true {fitted} other {not fitted}}',
      quoted: "I know no ''{word}''.",
      days: ['Mon', 'Tue'],
    } as const,
    'en-GB',
  )
  expect(say.plain).toBe("The shop can't come; Spoor asks on.")
  expect(say.template).toBe('{{1}} answers by {{2}} on Spoor.')
  expect(say.own("it's {place} # '{{1}}' <b>")).toBe("They say: “it's {place} # '{{1}}' <b>”")
  expect(say.shops({ count: 1, place: 'Sandton' })).toBe('One shop near Sandton')
  expect(say.shops({ count: 1234, place: 'Sandton' })).toBe('1234 shops near Sandton')
  expect([say.fitted(true), say.fitted(false)]).toEqual(['fitted', 'not fitted'])
  expect(say.quoted('blik')).toBe("I know no 'blik'.")
  expect(say.days).toEqual(['Mon', 'Tue'])
})
