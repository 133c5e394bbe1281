import { expect, test } from 'vitest'
import { readAskedTyres } from '#core/rules/tyres/asked-tyres.ts'
import { lacksItsC, vanSizeOf } from '#core/rules/tyres/load-speed.ts'
import { parseTyreSize, sizeCode } from '#core/rules/tyres/tyre-size.ts'

const read = (text: string) => {
  const { size, quantity } = readAskedTyres(text)
  const parsed = parseTyreSize(size)
  return [parsed?.kind === 'single' ? sizeCode(parsed.size) : undefined, quantity]
}

test.each([
  ['4 x 205 55 16', '205/55R16', 4],
  ['4x205/55R16', '205/55R16', 4],
  ['2 tyres 205/55R16 91V', '205/55R16', 2],
  ['2 of 205 55 16', '205/55R16', 2],
  ['a set of 195/65R15', '195/65R15', 4],
  ['Pair of 195/65R15', '195/65R15', 2],
  ['205/55R16 x2', '205/55R16', 2],
  ['205/55R16, 3 tyres', '205/55R16', 3],
  ['205 55 16', '205/55R16', undefined],
  ['31x10.5R15', '31x10.5R15', undefined],
  ['4 x 31x10.5R15', '31x10.5R15', 4],
  ['195R15C', '195R15C', undefined],
])('%s', (text, size, quantity) => {
  expect(read(text)).toEqual([size, quantity])
})

test('a size without a profile and without its C is a van’s', () => {
  const of = (text: string) => {
    const parsed = parseTyreSize(text)
    return parsed?.kind === 'single' ? [vanSizeOf(parsed.size), lacksItsC(parsed.size)] : undefined
  }
  expect(of('195R15')).toEqual(['195R15C', true])
  expect(of('205/65R16')).toEqual(['205/65R16C', false])
  expect(of('195R15C')).toEqual([undefined, false])
  expect(of('31x10.5R15')).toEqual([undefined, false])
})
