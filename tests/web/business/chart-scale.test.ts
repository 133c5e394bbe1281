import { expect, test } from 'vitest'
import { scaleOf } from '#web/features/analytics/scale.ts'

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
