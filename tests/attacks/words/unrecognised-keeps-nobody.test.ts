import { afterAll, expect, test } from 'vitest'
import { committedVocabulary } from '#bot/understand/vocabulary/tables.ts'
import { recordUnrecognised } from '#core/language/unrecognised.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url, pool } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(ctx.close)

/** The same messages in every run. */
let seed = 20261118
const random = (): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}
const pick = <T>(from: readonly T[]): T => {
  const one = from[Math.floor(random() * from.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}
const digits = (count: number): string => Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
const letters = (count: number): string =>
  Array.from({ length: count }, () => pick([...'BCDFGHJKLMNPRSTVWXYZ'])).join('')
const cased = (text: string): string => pick([text, text.toLowerCase(), text.toUpperCase()])

/** A name that no list has. */
const strange = (): string => {
  const syllables = ['qwi', 'zebu', 'thwa', 'mqo', 'ndile', 'xha', 'kgare', 'lufu', 'vhon', 'tshiv']
  const name = pick(syllables) + pick(syllables) + pick(syllables)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
const name = (): string => pick([strange(), 'Sipho', 'Thandi', 'Gerrit', 'Ayesha'])
const surname = (): string => pick([strange(), 'Dlamini', 'van der Merwe', 'Naidoo', 'Smith'])

type Secret = { said: string; hidden: readonly string[] }
const secrets: readonly (() => Secret)[] = [
  () => {
    const [a, b, c] = [pick(['082', '071', '060', '+27 82', '0027 83']), digits(3), digits(4)]
    const between = pick([' ', '-', '', '.'])
    return { said: [a, b, c].join(between), hidden: [`${b}${between}${c}`, c.length > 3 ? `${b}${c}` : b] }
  },
  () => {
    const mailbox = `${strange().toLowerCase()}.${digits(2)}`
    return { said: `${mailbox}@${pick(['gmail.com', 'mweb.co.za', 'example.org'])}`, hidden: [mailbox] }
  },
  () => {
    const [one, two] = [name(), surname()]
    const said = pick(['my name is', 'My name is', 'I am', 'i am', 'ek is', 'Ek is', "I'm", 'my naam is', 'this is'])
    const known = two.split(' ').at(-1) ?? two
    return {
      said: `${said} ${pick([`${one} ${two}`, `${one.toLowerCase()} ${two.toLowerCase()}`])}`,
      hidden: [one, known],
    }
  },
  () => {
    const plate = pick([
      `${letters(2)} ${digits(2)} ${letters(2)} GP`,
      `${letters(3)} ${digits(3)} ${pick(['GP', 'L', 'MP', 'NW', 'FS', 'EC', 'NC'])}`,
      `${letters(3)}${digits(3)}GP`,
      `CA ${digits(3)}-${digits(3)}`,
      `ND ${digits(3)}-${digits(3)}`,
      `CAA ${digits(5)}`,
    ])
    return { said: cased(plate), hidden: [plate, plate.replaceAll(' ', '')] }
  },
  () => {
    const id = `8${digits(12)}`
    return {
      said: pick([id, `${id.slice(0, 6)} ${id.slice(6, 10)} ${id.slice(10)}`]),
      hidden: [id, id.slice(6, 10) + id.slice(10)],
    }
  },
  () => {
    const path = strange().toLowerCase()
    return {
      said: `${pick(['https://', 'www.', ''])}${pick(['maps.app.goo.gl', 'wa.me', 'bit.ly', 'example.co.za'])}/${path}`,
      hidden: [path],
    }
  },
  () => {
    const street = strange()
    return {
      said: `${1 + Number(digits(2))} ${street} ${pick(['Street', 'Road', 'Avenue', 'Straat', 'Drive'])}`,
      hidden: [street],
    }
  },
]
const before = [
  'hi',
  'blah whatsit please',
  'jong die ding',
  'kunjani',
  'need',
  'hey bru',
  'can you maybe',
  'call',
  'my plate',
  'the car of',
]
const after = ['pls', 'and the other thing', 'thanks', 'asb', 'hurry', 'for the polo', '', 'ok?', 'neh']

test('no number, address, name, plate, identity or link of a person is written, in any of 1,500 messages', async () => {
  const known = (word: string) => committedVocabulary.spelling.known.has(word)
  const hidden: { words: string; parts: readonly string[] }[] = []
  const heard = Array.from({ length: 1_500 }, (_, at) => {
    const secret = secrets[at % secrets.length]?.() ?? { said: '', hidden: [] }
    const words = [pick(before), secret.said, pick(after)].join(' ').trim()
    hidden.push({ words, parts: secret.hidden })
    const speaker: 'driver' | 'shop' = pick(['driver', 'shop'])
    return { words, speaker, language: 'en', asked: pick(['none', 'results', 'name', 'place']), tookFor: 'unknown' }
  })
  await recordUnrecognised(ctx, heard, known)
  const { rows } = await pool.query<{ words: string }>(
    'select words from misheard union all select shape from misheard union all select words from misheard_group',
  )
  const written = rows.map(({ words }) => words.toLowerCase())
  const kept = hidden.flatMap(({ words, parts }) =>
    parts.flatMap((part) =>
      written.filter((one) => one.includes(part.toLowerCase())).map((one) => `${words} → ${one}`),
    ),
  )
  expect([...new Set(kept)]).toEqual([])
  expect(written.length).toBeGreaterThan(20)
})

test('what answers a question about the person is not written at all', async () => {
  await pool.query('delete from misheard_group')
  const asked = ['name', 'address', 'notes', 'message_words', 'review', 'where_stuck', 'sign_in_sure']
  await recordUnrecognised(
    ctx,
    asked.map((question) => ({
      words: 'just some words',
      speaker: 'driver',
      language: 'en',
      asked: question,
      tookFor: 'unknown',
    })),
    () => true,
  )
  expect((await pool.query('select from misheard_group')).rowCount).toBe(0)
})
