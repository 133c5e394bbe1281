import { describe, expect, test } from 'vitest'
import { type Agreement, canCorrectDone, meaningOf } from '#core/rules/bookings/corrections.ts'
import { comingTo, fewer, totalOf } from '#core/rules/prices/fitted-price.ts'

const primacy = { brand: 'Michelin', model: 'Primacy 4', size: '205/55R16 91V' }
const other = { ...primacy, model: 'Pilot Sport 4' }
const lines = [
  { what: 'tyre' as const, quantity: 4, eachCents: 189_900, totalCents: 759_600 },
  { what: 'fitting' as const, quantity: 4, eachCents: 8_000, totalCents: 32_000 },
]
/** The names in another order, as the database gives them back. */
const turned = ({ what, quantity, eachCents, totalCents }: (typeof lines)[number]) => ({
  ...{ totalCents, eachCents, quantity, what },
})
const agreed: Agreement = {
  tyre: primacy,
  quantity: 4,
  rear: null,
  services: ['fitting', 'alignment'],
  lines,
  totalCents: 791_600,
  notes: 'locking nut',
  phone: '+27821234567',
  plate: null,
  start: '2026-11-23T08:30:00.000Z',
}
const rear = { quantity: 2, listingId: null, tyre: other }

describe('what a correction means before the work is done', () => {
  const table: [what: string, change: Partial<Agreement>, means: string, corrected: string][] = [
    ['nothing at all', {}, 'nothing', ''],
    ['the plate', { plate: 'CA 123-456' }, 'told', 'plate'],
    ['the same total in other lines', { lines: comingTo(lines.slice(0, 1), 791_600) }, 'told', 'lines'],
    ['lines as the database writes them', { lines: lines.map(turned) }, 'nothing', ''],
    ['the work in another order', { services: ['alignment', 'fitting'] }, 'nothing', ''],
    ['another number to call', { phone: '+27829999999' }, 'told', 'phone'],
    ['the note', { notes: '' }, 'told', 'note'],
    ['less work at the same total', { services: ['fitting'] }, 'told', 'work'],
    ['a lower total', { totalCents: 700_000 }, 'told', 'total'],
    ['fewer tyres for less', { quantity: 2, totalCents: 395_800 }, 'told', 'number total'],
    ['more tyres for more', { quantity: 5, totalCents: 989_500 }, 'asked', 'number total'],
    ['a total that is a cent higher', { totalCents: 791_601 }, 'asked', 'total'],
    ['another tyre, also for less', { tyre: other, totalCents: 700_000 }, 'asked', 'tyres total'],
    ['no tyre any more', { tyre: null, totalCents: 32_000 }, 'asked', 'tyres total'],
    ['other tyres behind', { quantity: 2, rear }, 'asked', 'tyres number'],
    ['another time', { start: '2026-11-23T09:00:00.000Z' }, 'asked', 'time'],
    ['a plate and a higher total', { plate: 'CA 1', totalCents: 800_000 }, 'asked', 'total plate'],
  ]
  test.each(table)('%s', (_, change, means, corrected) => {
    const meaning = meaningOf(agreed, { ...agreed, ...change })
    expect([meaning.means, meaning.corrected.join(' ')]).toEqual([means, corrected])
  })

  test('the same tyre of another listing is no other tyre', () => {
    const before = { ...agreed, rear }
    const after = { ...agreed, rear: { ...rear, listingId: '0190f1a0-0000-7000-8000-000000000001' } }
    expect(meaningOf(before, after).means).toBe('nothing')
  })
})

test('what was done is corrected until midnight, and for a minute after it was done', () => {
  const done = new Date('2026-11-23T21:59:40Z')
  const at = (instant: string) => canCorrectDone(done, new Date(instant))
  expect(at('2026-11-23T21:59:59Z')).toBe(true)
  expect(at('2026-11-23T22:00:20Z')).toBe(true)
  expect(at('2026-11-23T22:01:00Z')).toBe(false)
  expect(canCorrectDone(new Date('2026-11-23T08:00:00Z'), new Date('2026-11-23T21:59:00Z'))).toBe(true)
})

test('another total is said by a line, also one below zero, and a new one takes its place', () => {
  const cheaper = comingTo(lines, 750_000)
  expect(cheaper.at(-1)).toEqual({ what: 'adjustment', quantity: 1, eachCents: -41_600, totalCents: -41_600 })
  expect(totalOf(cheaper)).toBe(750_000)
  expect(totalOf(comingTo(cheaper, 800_000))).toBe(800_000)
  expect(comingTo(cheaper, 791_600)).toEqual(lines)
  expect(totalOf(fewer(cheaper, 2))).toBe(395_800 - 41_600)
})
