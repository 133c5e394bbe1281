import { describe, expect, it } from 'vitest'
import { findTyreSizes, parseTyreSize, sizeCode } from '#core/rules/tyres/tyre-size.ts'

const codesIn = (text: string): string[] =>
  findTyreSizes(text).map(({ size, marks }) => [sizeCode(size), marks.speed].filter(Boolean).join(' '))

describe('sizes as other trades and decades write them', () => {
  it.each([
    ['205/55V16', '205/55R16 V'],
    ['205/55 VR16', '205/55R16 V'],
    ['185/70HR14', '185/70R14 H'],
    ['155SR12', '155R12 S'],
    ['205/55R16V', '205/55R16 V'],
    ['205/55ZR16W', '205/55R16 W'],
    ['185R14', '185R14'],
    ['185 14 C', '185R14C'],
    ['195/75R16.0C', '195/75R16C'],
    ['205/55x16', '205/55R16'],
    ['205/55-16', '205/55R16'],
    ['205/55R/16', '205/55R16'],
    ['205х55 р16', '205/55R16'],
    ['195R15С', '195R15C'],
    ['16 inch 205 55', '205/55R16'],
    ['205 55\n16', '205/55R16'],
  ])('%s', (text, code) => expect(codesIn(text)).toEqual([code]))

  it('leaves a word between the numbers alone', () => {
    expect(codesIn('205 by 55 by 16')).toEqual(['205/55R16'])
    expect(codesIn('cheapest 235 55 18 u have?')).toEqual(['235/55R18'])
  })
})

describe('sizes said in words', () => {
  it.each([
    ['two oh five fifty five sixteen', '205/55R16'],
    ['i need four tyres two zero five by fifty-five r sixteen please', '205/55R16'],
    ['one ninety five sixty five fifteen', '195/65R15'],
    ['two hundred and twenty five forty five seventeen', '225/45R17'],
    ['two sixty five seventy sixteen', '265/70R16'],
    ['twee nul vyf vyf en vyftig sestien', '205/55R16'],
    ['een nege vyf vyf en sestig vyftien', '195/65R15'],
    ['two oh five 55 sixteen', '205/55R16'],
  ])('%s', (text, code) => expect(codesIn(text)).toEqual([code]))

  it.each(['my son is fifteen and my wife is thirty', 'call me at ten fifteen', 'twelve of us come at three'])(
    '%s is none',
    (text) => expect(codesIn(text)).toEqual([]),
  )
})

describe('front and rear that share what they have in common', () => {
  it.each([
    ['225/45 and 255/40 18', ['225/45R18', '255/40R18']],
    ['245/40 and 275/35 r19', ['245/40R19', '275/35R19']],
    ['front 225/45R18, rear 255/40', ['225/45R18', '255/40R18']],
    ['255/40 back 225/45 front 18 inch', ['255/40R18', '225/45R18']],
    ['245/45R18 front 275 rear', ['245/45R18', '275/45R18']],
  ])('%s', (text, codes) => expect(codesIn(text)).toEqual(codes))

  it('says which is which', () => {
    expect(parseTyreSize('255/40 back 225/45 front 18 inch')).toMatchObject({
      front: { width: 225 },
      rear: { width: 255, rim: 18 },
    })
  })
})

describe('numbers that are no sizes', () => {
  it.each([
    'parcel 2055516 waiting for you',
    'tracking no 205 55 16 88',
    'waybill 195-65-15',
    'my plate is CA 205 556',
    'odometer 205 516 km',
    'order 20555164',
    '215/75R17.5',
    '225/75R16.5C',
  ])('%s', (text) => expect(codesIn(text)).toEqual([]))
})
