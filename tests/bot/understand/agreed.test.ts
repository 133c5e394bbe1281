import { describe, expect, test } from 'vitest'
import {
  agreesAndNamesNothing,
  agreesClearly,
  agreesToEnd,
  type Doubt,
  doubtsIn,
} from '#bot/understand/said/agreed/doubts.ts'
import { saysIsMe } from '#bot/understand/said/agreed/how-sure.ts'
import { takesUpAsking } from '#bot/understand/said/asked/of-shops.ts'
import { halfStars, hearYear, namedStars } from '#bot/understand/said/figures.ts'
import { orderNamed } from '#bot/understand/said/which.ts'
import { sendsAsItIs, wordsChanged } from '#bot/understand/said/words-changed.ts'

const now = new Date('2026-11-18T07:00:00Z')
const yeses = ['yes', 'ja', 'yebo', 'ewe', 'ee', 'eya', 'yup']

/** What keeps a yes from being one, in several languages. */
const extras: readonly [Doubt, string][] = [
  ['asks', 'what does it cost me?'],
  ['asks', 'hoe weet ek dis julle?'],
  ['asks', 'malini?'],
  ['postpones', 'later when I am home'],
  ['postpones', 'wag net so bietjie'],
  ['postpones', 'linda kancane'],
  ['postpones', 'ema hanyane'],
  ['condition', 'but only if my brother agrees'],
  ['condition', 'as hulle dit goedkoper doen'],
  ['condition', 'uma benesikhathi'],
  ['condition', 'empa e seng hona joale'],
  ['denies', 'I do not know that laptop'],
  ['denies', 'dit is nie my rekenaar nie'],
  ['denies', 'leave it as it was'],
  ['denies', 'wys my ander'],
  ['drops', 'kanselleer dit'],
  ['somebody', 'a man phoned me about it'],
  ['somebody', 'iemand het my gebel daaroor'],
  ['somebody', 'somebody told me to write this'],
]

describe('a yes with more behind it', () => {
  test.each(yeses)("'%s' is one alone, and none beside a question, a doubt or a condition", (yes) => {
    expect(agreesClearly(yes)).toBe(true)
    for (const [doubt, extra] of extras) {
      const words = `${yes}, ${extra}`
      expect([...doubtsIn(words)], words).toContain(doubt)
      expect(agreesClearly(words), words).toBe(false)
    }
  })

  test.each([
    'yes please, we are standing in the rain',
    'ja asseblief, die kinders is moeg',
    'yebo mabafike, kuyabanda lapha',
    'ewe, ndihleli emotweni',
    'ee ba tle, re emetse mona',
    'eya, ke nna monga koloi',
  ])('%s', (words) => expect(agreesClearly(words)).toBe(true))

  test('names another hour, number or sum: it may agree to something else', () => {
    for (const words of ['yes 9h00', 'ja vir R 5 000', 'yebo 2 tyres', 'ee ka Labotlhano'])
      expect(agreesAndNamesNothing(words, now), words).toBe(false)
  })
})

test('a yes to ending something names what it ends, and never what is kept', () => {
  expect(agreesToEnd('ja kanselleer maar, ons trek volgende maand')).toBe(true)
  for (const words of ['ja hou dit', 'yes keep my booking', 'ok cancel', 'ee, empa eseng la Mantaha'])
    expect(agreesToEnd(words), words).toBe(false)
})

test("'ok' begins anything, and agrees to nothing that follows it", () =>
  expect(['ok show me the list', 'sure i am here'].map(agreesClearly)).toEqual([false, false]))

test('years in words', () => {
  expect(hearYear('twenty fourteen, white one')).toBe(2014)
  expect(hearYear("tweeduisend en agt, my pa s'n")).toBe(2008)
  expect(hearYear('two thousand and twelve')).toBe(2012)
  expect(hearYear('twenty twenty one')).toBe(2021)
})

test('half stars, and stars among other words', () => {
  expect([halfStars('4,5 maybe'), halfStars('four and a half'), halfStars('waited 1.5 hours, 4')]).toEqual([
    true,
    true,
    true,
  ])
  expect([namedStars('rather 2 stars, they were late'), namedStars('2 boys helped me')]).toEqual([2, undefined])
})

test('places in a list with the prefixes of isiZulu and isiXhosa', () => {
  expect(['eyesibili', 'owokugcina', 'eyesithathu', 'leyo yokuqala'].map(orderNamed)).toEqual([2, -1, 3, 1])
})

test('what is asked beside our own question', () => {
  const question = 'do they balance caravan wheels'
  expect(takesUpAsking('yes ask them if my dog may wait inside', question)).toEqual({ also: 'my dog may wait inside' })
  expect(takesUpAsking('ja vra hulle', question)).toEqual({})
  expect(takesUpAsking('moenie vra nie', question)).toBeUndefined()
})

test("'send it to them' changes nothing of the words", () => {
  for (const words of ['ja stuur dit vir hulle', 'ok send it to them please', 'yebo thumela kubo'])
    expect([sendsAsItIs(words), wordsChanged(words)], words).toEqual([true, undefined])
  expect(sendsAsItIs('send it rather tomorrow')).toBe(false)
})

describe('it is me, to the question who signs in', () => {
  test.each([
    'dis ek',
    'yes its me, on my phone now',
    'yimina, ngihleli phambi kwe computer yami',
    'ke nna, ke dutse fa pele ga khomputareng',
  ])('says so and where they sit: %s', (words) => expect(saysIsMe(words)).toBe(true))
  test.each([
    'its me but I opened nothing',
    'it is me I think',
    'its me, on a friends laptop',
    'dis ek maar ek is nie by my rekenaar nie',
    'its me, the bank said I must',
    'its me on my phone, is it safe',
  ])('says more: %s', (words) => expect(saysIsMe(words)).toBe(false))
})

describe('an order to end what is asked about', () => {
  test.each(['take it off please', 'haal dit maar af, ek is weg', 'yikhansele, ngiya eGoli', 'ya e phimole'])(
    '%s',
    (words) => expect(agreesToEnd(words)).toBe(true),
  )
  test.each(['dont take it off', 'take it off if they charge for it', 'moenie dit afhaal nie', 'must I take it off?'])(
    'not: %s',
    (words) => expect(agreesToEnd(words)).toBe(false),
  )
})

test('asking is taken up with whatever stands before the stem, and not where it is denied', () => {
  for (const words of ['ewe bababuze', 'yebo ngibuzele', 'ee ba botseng', 'ja vra hulle'])
    expect(takesUpAsking(words, 'is there parking'), words).toBeDefined()
  for (const words of ['hayi ungababuzi', 'no dont ask them', 'musani ukubuza'])
    expect(takesUpAsking(words, 'is there parking'), words).toBeUndefined()
})
