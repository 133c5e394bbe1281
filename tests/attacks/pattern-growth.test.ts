import { expect, test } from 'vitest'
import { badGrowth } from './growth.ts'
import { pathological, textOf } from './pathological.ts'
import { builtInFunctions, type Pattern, patternsOfRooms } from './patterns.ts'

const all = await patternsOfRooms()

/** As it is used: a global one goes through the whole text. */
function runs({ source, flags }: Pattern): (text: string) => void {
  const pattern = new RegExp(source, flags)
  if (pattern.global) return (text) => void text.replace(pattern, '')
  return (text) => {
    pattern.lastIndex = 0
    pattern.test(text)
  }
}

const growthOf = (pattern: Pattern): string[] => {
  const run = runs(pattern)
  for (const growing of pathological(pattern)) {
    const bad = badGrowth(run, (length) => textOf(growing, length))
    if (bad) return [`${pattern.at} /${pattern.source.slice(0, 80)}/ on ${JSON.stringify(growing)}: ${bad}`]
  }
  return []
}

test('no pattern that reads outside text takes more than linear time', { timeout: 300_000 }, () => {
  expect(all.length).toBeGreaterThan(500)
  expect(all.flatMap(growthOf)).toEqual([])
})

test('every pattern is put together while its module loads, where the test above sees it', () => {
  expect(builtInFunctions()).toEqual([])
})

test.each([
  ['(a+)+$', 'exponential'],
  ['^ *book? *x? *[a-z ]{5,8}? *$', 'polynomial'],
  ["\\bnot?\\b(?:\\W+(?:a|the|'?n))*\\W*flat", 'exponential by a mark that two parts take'],
  ['\\s+$', 'quadratic'],
  ['x.*y', 'quadratic from many beginnings'],
])('the test would see %s (%s)', { timeout: 120_000 }, (source) => {
  expect(growthOf({ at: 'here', source, flags: '' })).toHaveLength(1)
})
