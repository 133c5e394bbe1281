// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { AdminTyre, TyreUse } from '#core/contracts/admin/tyres.ts'
import { TyresScreen } from '#web/features/admin-tyres/tyres-screen.tsx'
import { id } from '../support/a-booking.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const primacy: AdminTyre = {
  id: id(1),
  brand: { id: 1, name: 'Michelin' },
  model: 'Primacy 4',
  size: '205/55R16',
  type: 'summer',
  loadIndex: 91,
  loadIndexDual: null,
  speedRating: 'V',
  service: '91V',
  extraLoad: false,
  runFlat: false,
  imageUrl: null,
  label: { wetGrip: null, fuelEfficiency: null, noiseDb: null, noiseClass: null },
  needsReview: false,
  createdAt: '2026-11-18T07:00:00.000Z',
}
const typed: AdminTyre = { ...primacy, id: id(2), model: 'Primacy4', needsReview: true }
const use: TyreUse = { listings: 1, shops: ['Rivonia Tyres'], deals: 0, offers: 1, bookings: 0 }

const nothingAdded = { tyres: [], total: 0, isCapped: false }
beforeEach(() => {
  api.answers('GET /admin/tyres', { tyres: [primacy], total: 1, isCapped: false, page: 1, pages: 1 })
  api.answers('GET /admin/tyres-to-review', nothingAdded)
  api.answers('GET /admin/tyres/:id', { tyre: typed, use, linked: null })
})
const open = (query = '') => show(<TyresScreen />, { at: `/admin/tyres${query}` })

test('the database is a table with its page sizes', async () => {
  open()
  const table = await screen.findByRole('table', { name: 'Tyres' }, { timeout: 10_000 })
  await within(table).findByRole('button', { name: 'Primacy 4' })
  const sizes = screen.getByLabelText('Rows per page')
  expect(
    within(sizes)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['5', '10', '20', '50', '100'])
  expect(screen.getByRole('link', { name: 'Import' }).getAttribute('href')).toBe('/admin/tyres/import')
  expect(screen.queryByText(/Added by sellers/), 'nothing waits').toBeNull()
})

test('what cannot be read says why in place of the list', async () => {
  api.refuses('GET /admin/tyres', 500, { code: 'TYRES_FAILED', message: 'Failed to load the tyre database' })
  open()
  await screen.findByText('Failed to load the tyre database')
  expect(screen.queryByRole('table')).toBeNull()
})

test('what a seller added waits at the top, and is kept with one key', async () => {
  const sent: unknown[] = []
  api.answers('GET /admin/tyres-to-review', {
    tyres: [{ tyre: typed, shop: 'Rivonia Tyres', listings: 1, similar: [primacy] }],
    total: 1,
    isCapped: false,
  })
  api.answers('POST /admin/tyres-to-review', { changed: 1 }, (body) => sent.push(body))
  const { user } = open()
  await screen.findByRole('heading', { name: 'Added by sellers: 1' })
  screen.getByText(/Rivonia Tyres/)
  await user.click(screen.getByRole('button', { name: /^Keep\s*Michelin Primacy4/ }))
  await waitFor(() => expect(sent).toEqual([{ ids: [typed.id], needsReview: false }]))
})

test('correcting a tyre sends what is other than it was', async () => {
  const sent: unknown[] = []
  api.answers('PATCH /admin/tyres/:id', { tyre: primacy, use, linked: null }, (body) => sent.push(body))
  const { user } = open(`?tyre=${typed.id}`)
  const panel = await screen.findByRole('dialog', { name: /Primacy4/ })
  const name = await within(panel).findByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'Primacy 4')
  await user.selectOptions(within(panel).getByRole('combobox', { name: 'Wet grip' }), 'A')
  await user.type(within(panel).getByRole('textbox', { name: 'Noise (dB)' }), 'loud')
  await user.click(within(panel).getByRole('button', { name: 'Save' }))
  await within(panel).findByText('A number such as 70')
  await user.clear(within(panel).getByRole('textbox', { name: 'Noise (dB)' }))
  await user.click(within(panel).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ model: 'Primacy 4', wetGrip: 'A' }]))
  expect(within(panel).queryByRole('button', { name: 'Delete' }), 'a shop lists it').toBeNull()
})

test('before two tyres become one it says what moves, and what goes', async () => {
  const sent: unknown[] = []
  api.answers('GET /admin/tyres/:id/merge', {
    from: typed,
    into: primacy,
    moves: { ...use, alerts: 2 },
    both: [
      {
        shop: 'Rivonia Tyres',
        stays: { code: 'TQ7K2', priceCents: 189_900, quantity: 4 },
        goes: { code: 'KX7M2', priceCents: 179_900, quantity: 2 },
      },
    ],
  })
  api.answers('POST /admin/tyres/:id/merge', { tyre: primacy, listings: 1 }, (body) => sent.push(body))
  const { user } = open(`?tyre=${typed.id}&merge=1&into=${primacy.id}`)
  await screen.findByText(/1 shop lists both/)
  screen.getByText('2 drivers')
  let reads = 0
  api.answers('GET /admin/tyres/:id', { tyre: typed, use, linked: null }, () => reads++)
  await user.click(screen.getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(sent).toEqual([{ into: primacy.id }]))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Merge/ })).toBeNull())
  expect(reads, 'nobody finds the tyre that has gone').toBe(0)
})
