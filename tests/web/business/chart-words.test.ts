import { expect, test } from 'vitest'
import { scaleOf } from '#web/features/analytics/scale.ts'
import { spanWords } from '#web/features/analytics/words.ts'

test.each([
  [0, 'ten', [0, 1]],
  [1, 'ten', [0, 1]],
  [3, 'ten', [0, 1, 2, 3]],
  [5, 'ten', [0, 2, 4, 6]],
  [100, 'ten', [0, 50, 100]],
  [123, 'ten', [0, 50, 100, 150]],
  [790_000, 'ten', [0, 200_000, 400_000, 600_000, 800_000]],
  [50, 'hour', [0, 15, 30, 45, 60]],
  [130, 'hour', [0, 60, 120, 180]],
  [20_000, 'hour', [0, 5_000, 10_000, 15_000, 20_000]],
] as const)('up to %d by the %s, lines stand at round values', (highest, by, lines) => {
  expect(scaleOf(highest, by)).toEqual(lines)
})

test('a span names its years if they are two', () => {
  expect(spanWords({ from: '2026-11-18', to: '2026-11-18' })).toBe('18 Nov')
  expect(spanWords({ from: '2026-11-12', to: '2026-11-18' })).toBe('12 Nov to 18 Nov')
  expect(spanWords({ from: '2025-11-23', to: '2026-11-22' })).toBe('23 Nov 2025 to 22 Nov 2026')
})
