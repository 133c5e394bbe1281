import { expect, test } from 'vitest'
import { ownAddress, shorterAddress } from '#api/pages/short-address.ts'

const long = 'x'.repeat(3_000)

test('the words of an address are cut to what a page has room for', () => {
  expect(shorterAddress(`/search/results?size=205/55R16&near=-26.11,28.06&place=${long}`)).toBe(
    `/search/results?size=205%2F55R16&near=-26.11%2C28.06&place=${'x'.repeat(80)}`,
  )
  expect(shorterAddress(`/search/results?make=${long}&model=${long}`)).toBe(
    `/search/results?make=${'x'.repeat(60)}&model=${'x'.repeat(60)}`,
  )
  expect(shorterAddress(`/search/results?brand=Dunlop,${long}`)).toBe(
    `/search/results?brand=Dunlop%2C${'x'.repeat(40)}`,
  )
})

test('an address of ordinary length stays as it is, and so does what is no words', () => {
  expect(shorterAddress('/search/results?size=205/55R16&brand=Dunlop,Michelin&place=Sandton')).toBeUndefined()
  expect(shorterAddress(`/auth/reset-password?token=${long}`)).toBeUndefined()
  expect(shorterAddress('/')).toBeUndefined()
})

test.each(['//evil.test/', '/\\evil.test/', '/\\/evil.test/', '\\\\evil.test/'])(
  '%s leads to no other host',
  (asked) => {
    const address = ownAddress(`${asked}?size=${long}`)
    expect(new URL(address, 'https://own.test').host).toBe('own.test')
    expect(new URL(shorterAddress(address) ?? '', 'https://own.test').host).toBe('own.test')
  },
)
