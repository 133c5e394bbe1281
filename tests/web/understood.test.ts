import { describe, expect, test } from 'vitest'
import { understand } from '../../web/features/search/understood.ts'

const parts = (text: string): string[] => {
  const understood = understand(text)
  return understood.kind === 'size'
    ? understood.parts.map(({ value, meaning }) => `${value} ${meaning}`)
    : [understood.kind]
}

describe('what the size field shows it understood', () => {
  test.each([
    ['205/55R16 91V', ['205 mm wide', '55 % profile', 'R16 inch rim', '91 carries 615 kg', 'V up to 240 km/h']],
    ['205 55 16', ['205 mm wide', '55 % profile', 'R16 inch rim']],
    ['195R15C', ['195 mm wide', 'R15 inch rim', 'C commercial']],
    ['4 x 205 55 16', ['4 tyres', '205 mm wide', '55 % profile', 'R16 inch rim']],
    ['31x10.5R15', ['31 inches high', '10.5 inches wide', 'R15 inch rim']],
    ['225/45R18 runflat', ['225 mm wide', '45 % profile', 'R18 inch rim', 'RFT run-flat']],
    ['front 225/45R18 rear 255/40R18', ['225/45R18 in front', '255/40R18 at the back']],
  ])('%s', (text, shown) => expect(parts(text)).toEqual(shown))

  test('195R15 may be meant as 195R15C', () => {
    expect(understand('195R15')).toMatchObject({ kind: 'size', rather: '195R15C' })
    expect(understand('195R15C')).toMatchObject({ kind: 'size', rather: undefined })
  })

  test.each([
    ['', 'nothing'],
    ['205/5', 'not_yet'],
    ['my car', 'not_yet'],
    ['205/55R61', 'impossible'],
  ])('“%s” is %s', (text, kind) => expect(understand(text).kind).toBe(kind))
})
