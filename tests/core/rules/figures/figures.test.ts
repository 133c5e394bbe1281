import { expect, test } from 'vitest'
import {
  changePercent,
  conversionInsight,
  conversionPercent,
  conversionTone,
  dealsInsight,
  inventoryInsight,
  isLowOnMuch,
  isTrendUp,
  periodDays,
  periodTo,
  piecesOf,
} from '#core/rules/figures/periods.ts'
import { addDays } from '#core/rules/time/time.ts'

test('conversion is in per cent with one decimal, and 0 without bookings', () => {
  expect([conversionPercent(1, 3), conversionPercent(2, 3), conversionPercent(0, 0)]).toEqual([33.3, 66.7, 0])
})

test('colours and insights change above their figures, not at them', () => {
  expect([75.1, 75, 50.1, 50].map(conversionTone)).toEqual(['good', 'fair', 'fair', 'poor'])
  expect([75.1, 75, 50.1, 50].map(conversionInsight)).toEqual(['Excellent', 'Good', 'Good', 'Needs improvement'])
  expect([101, 100, 51, 50].map(inventoryInsight)).toEqual(['Strong', 'Good', 'Good', 'Low'])
  expect([51, 50].map(isTrendUp)).toEqual([true, false])
  expect([4, 3, 1, 0].map(dealsInsight)).toEqual(['Many', 'Some', 'Some', 'No'])
  expect([6, 5].map(isLowOnMuch)).toEqual([true, false])
})

test.each(periodDays)('the pieces of %i days hold each day once', (days) => {
  const today = '2026-11-18'
  const { from, previous } = periodTo(today, days)
  expect(addDays(from, days - 1)).toBe(today)
  expect(addDays(previous.from, days)).toBe(from)
  const pieces = piecesOf(today, days)
  expect([pieces[0]?.from, pieces.at(-1)?.to]).toEqual([from, today])
  pieces.slice(1).forEach((piece, at) => {
    expect(piece.from).toBe(addDays(pieces[at]?.to ?? '', 1))
  })
})

test('a change is told in whole per cent, and not at all without a before', () => {
  expect([changePercent(3, 2), changePercent(1, 3), changePercent(4, 0)]).toEqual([50, -67, undefined])
})
