import { expect, test } from 'vitest'
import { sizeOfCode } from '#core/rules/tyres/size-of-code.ts'
import { formatTyreSize, parseTyreSize } from '#core/rules/tyres/tyre-size.ts'

test.each(['205/55R16', '195R15C', '225/70R15C', 'LT265/75R16', '31x10.5R15', '33x12.5R15'])(
  '%s is read as it is written, and as the reader of what people write reads it',
  (code) => {
    const size = sizeOfCode(code)
    expect(size && formatTyreSize(size)).toBe(code)
    expect(parseTyreSize(code)).toMatchObject({ kind: 'single', size })
  },
)

test.each(['', '205', '205/55', '205 55 16', 'R16', '4 x 205/55R16'])('“%s” is no code', (text) => {
  expect(sizeOfCode(text)).toBeUndefined()
})
