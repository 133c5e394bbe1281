import { expect, it } from 'vitest'
import { hearWhen } from '#bot/understand/answers.ts'
import { understand } from '#bot/understand/understand.ts'

const now = new Date('2026-11-18T07:00:00Z')
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
