import { expect, it } from 'vitest'
import { hearWhen } from '#bot/understand/answers.ts'
import { hearNaming } from '#bot/understand/naming.ts'
import { isForFitter } from '#bot/understand/said/asked/for-the-fitter.ts'

const now = new Date('2026-11-18T07:00:00Z')

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
