import fc from 'fast-check'
import { expect, test } from 'vitest'
import { higherStatus, type SentStatus, statusesBelow } from '#core/rules/notifications/sending.ts'

const reports = fc.array(fc.constantFrom<SentStatus[]>('sent', 'delivered', 'read', 'failed'), {
  minLength: 1,
  maxLength: 8,
})

test('reports in any order, however often, end at the same status', () => {
  fc.assert(
    fc.property(reports, fc.infiniteStream(fc.nat()), (given, random) => {
      const shuffled = [...given, ...given]
        .map((status) => ({ status, at: random.next().value ?? 0 }))
        .sort((a, b) => a.at - b.at)
        .map(({ status }) => status)
      expect(shuffled.reduce(higherStatus, 'sending')).toBe(given.reduce(higherStatus, 'sending'))
    }),
  )
})

test('what was delivered did not fail, and what failed was not only sent', () => {
  expect(higherStatus('failed', 'sent')).toBe('failed')
  expect(higherStatus('failed', 'delivered')).toBe('delivered')
  expect(higherStatus('read', 'failed')).toBe('read')
})

test('nothing is replaced by itself', () => {
  expect(statusesBelow('sent')).toEqual(['queued', 'sending'])
  expect(statusesBelow('read')).not.toContain('read')
})
