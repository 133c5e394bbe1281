import { expect, it } from 'vitest'
import { hearWhen } from '#bot/understand/answers.ts'
import { heardLimit } from '#bot/understand/said/alerts/alert-limit.ts'
import { understand } from '#bot/understand/understand.ts'

const now = new Date('2026-11-18T07:00:00Z')

const read = (words: string, asked: 'none' | 'place' | 'results' | 'alert_price' = 'none') =>
  understand(words, { now, asked }).slots

it.each([
  ['mid rand', 'Midrand'],
  ['kemp ton park', 'Kempton Park'],
  ['rood e poort', 'Roodepoort'],
  ['cent urion', 'Centurion'],
])('voice typing splits the names of places: %s', (words, place) => {
  expect(read(words, 'place').place).toBe(place)
})

it('of makes and cars, also within a sentence', () => {
  expect(read('I need tyres in sand ton 205/55R16')).toMatchObject({ place: 'Sandton' })
  expect(read('dun lop', 'results').brand).toBe('Dunlop')
  expect(read('the michel in one', 'results').brand).toBe('Michelin')
  expect(read('tyres for a toyota fort uner 2019').vehicle).toMatchObject({ model: 'Fortuner', year: 2019 })
})

it.each(['good for ways to pay', 'we can go down town later', 'R900 rand burg ok'])(
  'two words of a sentence are no name: %s',
  (words) => {
    expect(read(words).place).toBeUndefined()
  },
)

it.each([
  ['two oh five fifty five are sixteen', 205, 55, 16],
  ['two twenty five forty five are seventeen', 225, 45, 17],
  ['205 55 are 16', 205, 55, 16],
  ['i need two oh five fifty five sixteen', 205, 55, 16],
  ['twee nul vyf vyf en vyftig sestien', 205, 55, 16],
])('a size read out: %s', (words, width, aspect, rim) => {
  expect(read(words).size).toMatchObject({ width, aspect, rim })
})

it.each([
  ['one point five each', 1500],
  ['1.2 a tyre', 1200],
  ['een punt vyf elk', 1500],
  ['one three fifty', 1350],
  ['one comma two', 1200],
  ['six thousand six fifty', 6650],
  ['one thousand two fifty', 1250],
  ['ses duisend ses vyftig', 6650],
  ['six thousand and fifty', 6050],
  ['twelve hundred', 1200],
])('a price said: %s', (words, rand) => {
  expect(heardLimit(words, read(words, 'alert_price')).maxCents).toBe(rand * 100)
})

it('also beside a size', () => {
  expect(read('205/55R16 under one point five each')).toMatchObject({ maxPrice: 1500, pricePer: 'tyre' })
  expect(read('205/55R16 under six thousand six fifty in all').maxPrice).toBe(6650)
})

const when = (words: string) => hearWhen(words, { now, asked: true })

it.each([
  ['I work till three, what about Saturday morning', { date: '2026-11-21', window: { to: '12:00' } }],
  ['I work till 3, what about Saturday', { date: '2026-11-21' }],
  ['ek werk tot drie, wat van Saterdagoggend', { date: '2026-11-21', window: { to: '12:00' } }],
  ['ngisebenza kuze kube ngu-3, kungaba ngoMgqibelo ekuseni', { date: '2026-11-21', window: { to: '12:00' } }],
  ['ke sebetsa ho fihlela ka 3, na Moqebelo hoseng ho lokile', { date: '2026-11-21', window: { to: '12:00' } }],
])('a reason that names an hour asks for none: %s', (words, expected) => {
  expect(when(words)).toEqual(expected)
})

it.each([
  'Friday after work, I finish at four',
  'Vrydag na werk, ek is klaar om vier',
  'ngoLwesihlanu emva komsebenzi, ngishayisa ngo-4',
  'ngoLwesihlanu emva komsebenzi, ndigqiba ngo-4',
  'Labohlano kamora mosebetsi, ke qeta ka 4',
  'Labotlhano morago ga tiro, ke fetsa ka 4',
])('%s is from four on', (words) => {
  expect(when(words)).toEqual({ date: '2026-11-20', window: { from: '16:00' } })
})

it.each([
  ['half past two in the afternoon', '14:30'],
  ['half past two emva kwemini', '14:30'],
  ['2 emva kwemini', '14:00'],
  ['ngesithathu emva kwemini', '15:00'],
  ['ngehora leshumi', '10:00'],
  ['ngentsimbi yesibini emva kwemini', '14:00'],
  ['ka hora ya boraro mantsiboya', '15:00'],
  ['ka nako ya borobedi mo mosong', '08:00'],
  ['ngo-eyithi', '08:00'],
])('%s is %s', (words, time) => {
  expect(when(words)).toEqual({ time })
})

it.each(['the earliest there is', 'first one there is', 'die eerste een wat julle het', 'eyokuqala ekhona'])(
  '%s is the first',
  (words) => {
    expect(when(words).edge).toBe('first')
  },
)

it.each([
  ['my Friday is gone, what about Tuesday', '2026-11-24'],
  ['Friday is a mess now, Tuesday please', '2026-11-24'],
  ['Vrydag is my dag vol, Dinsdag asseblief', '2026-11-24'],
  ['ngoLwesihlanu sengimatasa, ngoLwesibili kungcono', '2026-11-24'],
  ['Labohlano ha ke kgone, Labobedi', '2026-11-24'],
])('a day that is lost is not the one that is wanted: %s', (words, date) => {
  expect(when(words).date).toBe(date)
})

it.each([
  'cancel the Monday one, the Friday one stays',
  'kanselleer die maandag een, die vrydag een bly',
  'khansela owangoMsombuluko, owangoLwesihlanu uyahlala',
  'rhoxisa eyangoMvulo, eyangoLwesihlanu mayihlale',
  'hlakola ya Mantaha, ya Labohlano e dule',
])('what stays is not what is called off: %s', (words) => {
  const { intent, slots } = understand(words, { now })
  expect(intent).toBe('cancel_booking')
  expect(slots).toMatchObject({ date: '2026-11-23', keptDates: ['2026-11-20'] })
})

it('nor what is moved', () => {
  const words = 'move the Monday one to Wednesday, the Friday one must not change'
  expect(understand(words, { now }).slots).toMatchObject({ fromDate: '2026-11-23', date: '2026-11-25' })
  expect(understand('Friday stays, cancel the other booking', { now }).slots).toMatchObject({
    keptDates: ['2026-11-20'],
  })
})
