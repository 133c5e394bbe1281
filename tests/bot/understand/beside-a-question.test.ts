import { expect, it } from 'vitest'
import { hearWhen } from '#bot/understand/answers.ts'
import { hearNaming } from '#bot/understand/naming.ts'
import { agreesAndNamesNothing, agreesToEnd } from '#bot/understand/said/agreed/doubts.ts'
import { holdsBack } from '#bot/understand/said/agreed/how-sure.ts'
import { isForFitter } from '#bot/understand/said/asked/for-the-fitter.ts'
import { axleSaid } from '#bot/understand/said/axle-said.ts'
import { kilometresSaid } from '#bot/understand/said/km.ts'
import { asksForWay, waysNamed } from '#bot/understand/said/ways.ts'

const now = new Date('2026-11-18T07:00:00Z')

it.each([
  ['Hold on with the booking, I want to know if balancing is included first', 'asks'],
  ["don't book yet, how old are the tyres", 'asks'],
  ['before I book, do they take cards', 'asks'],
  ['wag eers met die bespreking, ek wil weet of dit nuwe bande is', 'asks'],
  ['moenie nog bespreek nie', 'waits'],
  ['musa ukubhukha okwamanje', 'waits'],
  ['pele ke buka, ke batla go itse tlhwatlhwa pele', 'asks'],
  ['wait, book number 2 instead', undefined],
  ['book it, they must call me first', undefined],
  ['bespreek 2 vir vrydag', undefined],
])('whether %s holds a booking back: %s', (words, held) => {
  expect(holdsBack(words)).toBe(held)
})

it.each([
  'yes, I am away that day',
  "yes i can't make it on friday",
  'ja kanselleer, ek het dit nie meer nodig nie',
  'yebo, ngeke ngikwazi ukuza',
  'ewe andisayifuni',
  'ee, ha ke yo ka letsatsi leo',
  'ee ga ke sa tlhoke',
])('%s agrees to end it', (words) => {
  expect(agreesToEnd(words)).toBe(true)
})

it.each([
  'yes but only the Friday one',
  'yes but keep the Monday one',
  'yes, not the other one',
  "yes, no, I don't want to cancel",
  'yebo kodwa angifuni ukukhansela',
])('%s does not', (words) => {
  expect(agreesToEnd(words)).toBe(false)
})

it('people who stand beside the road are no number of anything', () => {
  expect(agreesAndNamesNothing('yes tell them to come, I have two children with me', now)).toBe(true)
})

it.each([
  ['too far, make it 15', 15],
  ['keep it to about fifteen', 15],
  ['40 is too far, keep it to about fifteen', 15],
  ['maak dit nader, omtrent twintig', 20],
  ['kukude kakhulu, yenza 15', 15],
  ['hole haholo, e etse 15', 15],
  ['make it 4', undefined],
  ['make it fifteen hundred', undefined],
  ['make it 15 tyres', undefined],
])('how far %s is: %s', (words, km) => {
  expect(kilometresSaid(words)).toBe(km)
})

it.each([
  ['the ones at the back only', 'rear'],
  ['ezingasemva kuphela', 'rear'],
  ['awangemuva kuphela', 'rear'],
  ['awangaphambili kuphela', 'front'],
  ['ezangemva ezimbini', 'rear'],
  ['net die agterstes', 'rear'],
  ['tse ka pele feela', 'front'],
  ['tsa kwa morago fela', 'rear'],
  ['ezingasemva ziphelile, ezingaphambili zisalungile', 'rear'],
])('the axle of %s is %s', (words, axle) => {
  expect(axleSaid(words)).toBe(axle)
})

it.each([
  'I leave the car and fetch it later',
  'is it possible to drop it in the morning and pick up later',
  'my wife drops the car and I pick it up at 4',
  'ek gaan nie wag nie, ek laat die bakkie daar',
  'ngingayishiya yini imoto ngiyilande kamuva?',
  'andizi kulinda, ndiyishiya apho',
  'na nka siya koloi mo ke e tsee morago?',
])('%s is dropping off', (words) => {
  expect(waysNamed(words)).toEqual(['drop_off'])
  expect(asksForWay(words)).toBe(true)
})

it.each([
  'Call me when you are outside',
  'call me on this number when you get here',
  '14 Oak Street Fourways, call me at the gate',
  'ask for me at reception',
  'give my name at the gate',
  'my name is on the list at the gate',
  'call me back',
  'noem my as julle daar is',
  'noem my naam by die hek',
  'my naam is op die lys',
  'shono igama lami esangweni',
  'igama lam likwisango',
  'put it under the carport',
])('%s names nobody', (words) => {
  expect(hearNaming(words)).toBeUndefined()
})

it.each([
  ['call me sipho dlamini', 'Sipho Dlamini'],
  ['just call me Tumi please', 'Tumi'],
  ['call me Mr van der Merwe', 'Mr van der Merwe'],
  ['noem my Koos', 'Koos'],
  ['my name must be Peter', 'Peter'],
  ['igama lam nguNomsa', 'Nomsa'],
  ['leina la me ke Kagiso', 'Kagiso'],
])('%s names %s', (words, name) => {
  expect(hearNaming(words)).toBe(name)
})

it.each([
  'call me when you are at the gate',
  'ask for Thabo at reception',
  'give my name at the gate, unit 12',
  'bel my as julle by die hek is',
  'vra vir my by ontvangs',
  'ngifonele uma usesangweni',
  'ndifowunele xa ufika kwisango',
  'nteletse ha o fihla hekeng',
])('%s is for whoever comes', (words) => {
  expect(isForFitter(words)).toBe(true)
})

it('figures of an address are no hours', () => {
  const timeIn = (words: string) => hearWhen(words, { now, asked: true }).time
  expect(timeIn('14 Oak Avenue, Sandton')).toBeUndefined()
  expect(timeIn('give my name at the gate, unit 12')).toBeUndefined()
  expect(timeIn('14 Oak Avenue at 10')).toBe('10:00')
  expect(timeIn('rather 9')).toBe('09:00')
})

it.each([
  "don't forget to book me in for friday",
  'please hold the booking for friday',
  'not the Linglong, book the Dunlop',
])('%s: a booking is wanted, and not held back', (words) => expect(holdsBack(words)).toBeUndefined())
