// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { CatalogueImport, CatalogueImportRow } from '#core/contracts/admin/tyres.ts'
import { TyreImportScreen } from '#web/features/admin-tyre-import/import-screen.tsx'
import { id } from '../support/a-booking.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const found: CatalogueImport = {
  id: id(1),
  fileName: 'tyres.csv',
  state: 'ready',
  leftOut: ['Colour'],
  progress: 14,
  total: 14,
  rows: { new: 2, changed: 0, same: 0, wrong: 12 },
  createdAt: '2026-11-18T07:00:00.000Z',
  finishedAt: null,
}
const rows = Array.from({ length: 10 }, (_, at): CatalogueImportRow => {
  const line = at + 2
  return { line, fate: 'wrong', problem: `Row ${line}: Missing brand`, tyre: '' }
})

beforeEach(() => {
  api.answers('GET /admin/tyre-imports/:id', found)
  api.answers('GET /admin/tyre-imports/:id/rows', { rows, next: null })
})
const open = (query = `?import=${id(1)}`) => show(<TyreImportScreen />, { at: `/admin/tyres/import${query}` })

test('a file is asked for, and what it may be is said', async () => {
  open('')
  expect((await screen.findByLabelText('List of tyres', {}, { timeout: 10_000 })).getAttribute('accept')).toContain(
    '.xlsx',
  )
  screen.getByText(/up to 10MB/)
})

test('before anything is stored every row is there to look at, and all or nothing can be wanted', async () => {
  const sent: unknown[] = []
  api.answers('POST /admin/tyre-imports/:id/confirm', { ...found, state: 'importing' }, (body) => sent.push(body))
  const { user } = open()
  await screen.findByText('Nothing is stored yet')
  await screen.findByText('Row 2: Missing brand')
  screen.getByText('Columns that are left out: Colour')
  const yes = screen.getByRole('button', { name: 'Import 2 rows' })
  await user.click(screen.getByLabelText(/All or nothing/))
  expect(yes).toHaveProperty('disabled', true)
  await user.click(screen.getByLabelText(/All or nothing/))
  await user.click(yes)
  await waitFor(() => expect(sent).toEqual([{ wrong: 'leave_out' }]))
})

test('what went wrong is summed up with the first ten errors', async () => {
  api.answers('GET /admin/tyre-imports/:id', { ...found, state: 'done' })
  open()
  await screen.findByText('Success: 2. Already there: 0. Errors: 12.')
  await screen.findByText('... and 2 more errors')
})

test('a list without errors says how many tyres it added', async () => {
  api.answers('GET /admin/tyre-imports/:id', {
    ...found,
    state: 'done',
    rows: { new: 14, changed: 0, same: 0, wrong: 0 },
  })
  api.answers('GET /admin/tyre-imports/:id/rows', { rows: [], next: null })
  open()
  await screen.findByText('Import successful! Added 14 tyres to the database.')
})
