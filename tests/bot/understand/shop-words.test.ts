import { expect, test } from 'vitest'
import { hoursIn } from '#bot/understand/said/front-desk/hours-words.ts'
import { toldIn, toldToSeveral, wordsToTell } from '#bot/understand/said/told/told.ts'
import { codeIn, namedToTell, proposedTime, reasonIn, tyresLeft } from '#bot/understand/shop-words.ts'

const now = new Date('2026-11-18T07:00:00Z')

test.each([
  ['we only have 3 left, can do 11?', 3],
  ['got just two of those in stock', 2],
  ['net 3 oor boet', 3],
  ['only 2pm is open', undefined],
  ['yes we have 4, R1650 each', undefined],
  ['cant do 10', undefined],
])('tyres left: %s', (words, left) => expect(tyresLeft(words)).toBe(left))

test.each([
  ['can he come at 2pm instead?', '14:00'],
  ['we only have 3 left, can do 11?', '11:00'],
  ['11h30 is open', '11:30'],
  ['rather 3', '15:00'],
  ['only have 3 left', undefined],
])('proposed time: %s', (words, time) => expect(proposedTime(words, now)).toBe(time))

test.each([
  ['sorry we are full', 'sorry we are full'],
  ['no', undefined],
  ['decline', undefined],
  ['decline no stock', 'no stock'],
  ['cancel KX7M2 compressor broke', 'compressor broke'],
  ['jammer ons is vol', 'jammer ons is vol'],
])('reason: %s', (words, reason) => expect(reasonIn(words)).toBe(reason))

test('whom an order to refuse names, and the order, are no reason', () => {
  const reason = (words: string) => reasonIn(words, new Set(['thandeka', 'nkosi', 'petrus']))
  expect(reason('no to thandeka nkosi, out of stock')).toBe('out of stock')
  expect(reason("sorry can't do Petrus, the bay is broken")).toBe('the bay is broken')
  expect(reason('no tyres left')).toBe('no tyres left')
  expect(reason('refuse thandeka nkosi, the compressor is broken')).toBe('the compressor is broken')
  expect(reason('weier petrus - ons is toe')).toBe('ons is toe')
  expect(reason('reject nkosi')).toBeUndefined()
  expect(reason('petrus wrote too late')).toBe('petrus wrote too late')
})

test('a code stands anywhere', () => {
  expect(codeIn('done with NMVR7.')).toBe('NMVR7')
  expect(codeIn('kx7m2 is klaar')).toBe('KX7M2')
  expect(codeIn('done with the polo')).toBeUndefined()
})

test.each([
  ['tell Lerato her car is ready', 'Lerato', 'Your car is ready'],
  ['pls let thandi know that we wait for her', 'Thandi', 'We wait for you'],
  ['sê vir Sipho hy kan kom', 'Sipho', 'Jy kan kom'],
  ['which rims does he have?', undefined, 'Which rims do you have?'],
  ['ask him which rims he has', undefined, 'Please let us know which rims you have'],
])('told: %s', (words, name, said) => {
  expect(namedToTell(words)).toBe(name)
  expect(wordsToTell(words, name)).toBe(said)
})

test.each([
  ['tell thabo of 10:30: yes we have them', 'Thabo', 'Yes we have them', true],
  ['tell thabo of 3pm yes they are in', 'Thabo', 'Yes they are in', false],
  ['sê vir Anneke van Dinsdag: ons het plek', 'Anneke', 'Ons het plek', true],
  ['asb se vir Anneke van Benmore dat ons oop is', 'Anneke', 'Ons oop is', false],
  ['vra Anneke of sy 9 uur kan kom', 'Anneke', 'Laat weet ons asseblief of jy 9 uur kan kom', false],
  ['ask Thabo for his size', 'Thabo', 'Please send us your size', false],
  ['send Thabo: bring the key of the lock nut', 'Thabo', 'Bring the key of the lock nut', true],
  ['send a message to the customer KG3PK', 'Thabo', '', true],
  ['message thabo', 'Thabo', '', true],
  ['stuur asb n boodskap vir Anneke', 'Anneke', '', true],
  ['stuur vir Anneke n boodskap dat sy kan kom', 'Anneke', 'Jy kan kom', true],
  ['tshela uThabo ukuthi asivulile', 'Thabo', 'Asivulile', true],
  ['send a message to Thabo that his code is KG3PK', 'Thabo', 'Your code is KG3PK', true],
])('only the words for them are told: %s', (words, name, said, isSure) => {
  expect(toldIn(words, name)).toEqual({ words: said, isSure })
})

test.each([
  ['tell thabo and lindiwe the shop is closed now', { to: ['thabo', 'lindiwe'], words: 'The shop is closed now' }],
  ['sê vir Thabo Nkosi en Lindiwe dat ons toe is', { to: ['Thabo Nkosi', 'Lindiwe'], words: 'Ons toe is' }],
  ['tshela uThabo noLindiwe', undefined],
  ['tell thabo that lindiwe comes first', undefined],
  ['thabo and lindiwe can come', undefined],
])('the same words for several: %s', (words, told) => {
  expect(toldToSeveral(words, new Set(['thabo', 'nkosi', 'lindiwe']))).toEqual(told)
})

test.each([
  ['tomorrow', { days: ['2026-11-19'], closed: false }],
  ['closed on Friday', { days: ['2026-11-20'], closed: true }],
  ['my hours on Saturday are 8 to 12', { days: ['2026-11-21'], opens: '08:00', closes: '12:00' }],
  ['ons is môre toe', { days: ['2026-11-19'], closed: true }],
  ['we close at 1 tomorrow', { days: ['2026-11-19'], closes: '13:00' }],
  ['from now on saturdays 8 to 1', { opens: '08:00', closes: '13:00', everyWeek: true }],
  ['open only from 10 on friday', { days: ['2026-11-20'], opens: '10:00' }],
  ['closed 24 december to 2 january', { closed: true }],
])('hours: %s', (words, read) => expect(hoursIn(words, now)).toMatchObject(read))

test('the first and the last day name those between', () => {
  expect(hoursIn('we are closed from 24 december to 27 december', now).days).toEqual([
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
    '2026-12-27',
  ])
})
