import { describe, expect, test } from 'vitest'
import { asksSomething } from '#bot/understand/said/front-desk/asks.ts'
import { tyresComeIn } from '#bot/understand/said/front-desk/comes-in.ts'
import { isGapInDay } from '#bot/understand/said/front-desk/gap-in-day.ts'
import { hoursIn } from '#bot/understand/said/front-desk/hours-words.ts'
import { negates } from '#bot/understand/said/front-desk/negates.ts'
import { ordersBeside } from '#bot/understand/said/front-desk/orders-beside.ts'
import { saysWait } from '#bot/understand/said/front-desk/waits.ts'
import { offeredTimes } from '#bot/understand/said/offered-times.ts'
import { namedPrice } from '#bot/understand/said/price-words.ts'
import { spelledSums } from '#bot/understand/said/spelled-sums.ts'

const now = new Date('2026-11-18T07:00:00Z')

describe('what keeps a line at a counter from being done at once', () => {
  test.each([
    'hang on, I have to phone the boss',
    'wag bietjie, ek kyk gou',
    'ek sal oor 15 minute terugkom',
    'linda kancane ngisabala',
    'yima ndisajonga',
    'ema pele, ke sa batla',
    'still busy with a bakkie',
    'let me check with Piet first',
  ])('waits: %s', (words) => expect(saysWait(words)).toBe(true))
  test.each(['yes they can come', 'ja bring hom', 'show me thursday', 'kulungile', 'done at R6500', 'e, a tle'])(
    'waits for nothing: %s',
    (words) => expect(saysWait(words)).toBe(false),
  )

  test.each([
    'is it the silver bakkie?',
    'watter kleur is dit',
    'uphi manje, kuphi lapho',
    'ke mang ene',
    'o tla tla neng',
    'how many did he want again',
    'remind me what he wanted',
  ])('asks: %s', (words) => expect(asksSomething(words)).toBe(true))
  test.each(['yes that works', 'nee, ons is vol', 'yebo ngo 11', 'e, go siame'])('asks nothing: %s', (words) =>
    expect(asksSomething(words)).toBe(false),
  )

  test.each(["we don't keep those", 'nie daardie een nie', 'asinawo', 'ga re na tsona', 'e seng jaanong', 'not mine'])(
    'denies: %s',
    (words) => expect(negates(words)).toBe(true),
  )
  test.each(['no problem', 'geen probleem, bring maar', 'go siame, ga go bothata', 'yes', 'yebo'])(
    'denies nothing: %s',
    (words) => expect(negates(words)).toBe(false),
  )

  test.each([
    'ok and remind him of the lock nut',
    'ja, laat weet hom',
    'yebo umxelele',
    'ee, mo reye',
    'e, mmolelleng',
  ])('has something to be passed on: %s', (words) => expect(ordersBeside(words)).toBe(true))

  test.each([
    'two more arriving thursday',
    'daar kom nog ses',
    'kom môre nog twee',
    'ziyeza ezimbili',
    'tse ding di tla hosane',
    'expecting another 8',
    'they come tomorrow morning',
    'bande kom eers vrydag 12',
    "they'll be here by 11",
    'stock lands saturday',
    'delivery friday 12',
    'ordered, arriving monday',
    'aya fika ngolwesine',
    'will get them tomorrow at 3',
  ])('tyres that are to come: %s', (words) => expect(tyresComeIn(words)).toBe(true))
  test.each([
    'he can come at ten',
    'hy kan kom',
    'bring them',
    'akeze',
    'they can come friday',
    'tyres are ready, come at 9',
    'yes ordered',
    'ja bestel',
    'hulle kan vrydag kom',
  ])('no tyres to come: %s', (words) => expect(tyresComeIn(words)).toBe(false))
})

describe('which hours a line offers', () => {
  const offered = (words: string) => offeredTimes(words, now).offered.map(({ date, time }) => [date, time].join(' '))
  test('an hour that is why, offers nothing', () => {
    expect(offered('can she come at 8:30 because at 9 the truck comes')).toEqual([' 08:30'])
    expect(offered('12:30 asb want om 2 gaan ek uit')).toEqual([' 12:30'])
    expect(offered('akeze ngo 8 ngoba ngo 12 siyavala')).toEqual([' 08:00'])
  })
  test('a day before its own hour is not that of another hour', () => {
    expect(offered('15:00 or monday at 8')).toEqual([' 15:00', '2026-11-23 08:00'])
    expect(offered('9 or 12 on monday')).toEqual(['2026-11-23 09:00', '2026-11-23 12:00'])
  })
  test('from an hour on', () => {
    expect(offeredTimes('not at 9, after 2 is fine', now).from).toEqual(['14:00'])
    expect(offeredTimes('eseng ka 9, morago ga 2 go siame', now).from).toEqual(['14:00'])
  })
  test("'e seng' refuses", () => expect(offeredTimes('a tle ka 15:30 e seng 15:00', now).refused).toEqual(['15:00']))
})

describe('sums in words', () => {
  test.each([
    ['seven thousand two hundred and ten', 7210],
    ['vyf duisend drie honderd', 5300],
    ['sewe twee vyftig', 7250],
    ['forty-eight fifty', 4850],
    ['nine nine five', 995],
  ])('%s', (words, rand) => expect(spelledSums(words).map((one) => one.rand)).toEqual([rand]))
  test('numbers apart are none', () => {
    expect(spelledSums('two tyres')).toEqual([])
    expect(spelledSums('all four, two new')).toEqual([])
  })
  test('what a part of it is for is not the sum', () =>
    expect(namedPrice('no its 7240, the R120 extra was for balancing')?.cents).toBe(724_000))
})

describe('opening hours', () => {
  test.each([
    ['we close at one on friday', '13:00'],
    ['vrydag sluit ons om een', '13:00'],
    ['siyavala ngo 2 ngolwesihlanu', '14:00'],
    ['re tswala ka 14:00 ka labotlhano', '14:00'],
  ])('never the whole day where an hour is named: %s', (words, closes) =>
    expect(hoursIn(words, now)).toMatchObject({ closed: false, closes, inexact: false }),
  )
  test('two spans of a day leave a gap', () => {
    expect(isGapInDay('friday open 8 to 11 and 13 to 16')).toBe(true)
    expect(isGapInDay('friday open 8 to 16')).toBe(false)
  })
})
