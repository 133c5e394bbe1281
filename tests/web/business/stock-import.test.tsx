// @vitest-environment jsdom
import '#web/components/ui/toaster.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { StockImport } from '#core/contracts/seller/imports.ts'
import { Toasts } from '#web/app/toasts.tsx'
import { ImportScreen } from '#web/features/stock-import/import-screen.tsx'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'
import { id, myShops } from './an-inbox.ts'

const api = standInApi()
const found: StockImport = {
  id: id(5),
  shopId: id(6),
  fileName: 'stock.csv',
  state: 'ready',
  header: ['Code', 'Brand', 'Model', 'Size', 'Price', 'Qty'],
  sample: [['A-1', 'Michelin', 'Primacy 4', '205/55R16', '1 799,00', '6']],
  columns: { sku: 0, brand: 1, model: 2, size: 3, price: 4, quantity: 5 },
  progress: 2,
  total: 2,
  rows: { new: 0, changed: 1, same: 0, wrong: 1, waits: 0 },
  asks: { brands: [], prices: 0 },
  answers: { brands: [], pricesAreRight: false },
  createdAt: '2026-11-18T07:00:00.000Z',
  finishedAt: null,
  undoUntil: null,
  undoneAt: null,
}
const changed = {
  line: 2,
  fate: 'changed' as const,
  problem: null,
  tyre: 'Michelin Primacy 4 205/55R16 91V',
  addsTyre: false,
  before: { priceCents: 189_900, quantity: 4 },
  after: { priceCents: 179_900, quantity: 6 },
}
const wrong = {
  ...changed,
  line: 3,
  fate: 'wrong' as const,
  tyre: '',
  problem: 'Row 3: Missing brand',
  before: null,
  after: null,
}

beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(anAccount({ role: 'business', hasShop: true })))
  api.answers('GET /my-shops', myShops)
  api.answers('GET /imports/:id', found)
  api.answers('GET /imports/:id/rows', { rows: [changed, wrong], next: null })
})
const open = (query = `?import=${id(5)}`) =>
  show(
    <>
      <ImportScreen />
      <Toasts />
    </>,
    { at: `/business/inventory/import${query}` },
  )

test('every row shows what becomes of it, with the price and stock before and after', async () => {
  open()
  const rows = within(await screen.findByRole('table', { name: 'Rows of the file' }))
  const row = (await rows.findByText('Michelin Primacy 4 205/55R16 91V')).closest('tr')
  expect(row?.textContent).toContain('before R 1 899,00 R 1 799,00')
  expect(row?.textContent).toContain('Changed')
  expect(rows.getByText('Row 3: Missing brand')).toBeTruthy()
})

test('the good rows are imported, or nothing if that is wanted and a row is wrong', async () => {
  const sent: unknown[] = []
  api.answers('POST /imports/:id/confirm', { ...found, state: 'importing', progress: 0 }, (body) => sent.push(body))
  const { user } = open()
  const yes = await screen.findByRole('button', { name: 'Import 1 row' })
  await user.click(screen.getByRole('checkbox', { name: /All or nothing/ }))
  expect(yes).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('checkbox', { name: /All or nothing/ }))
  api.answers('GET /imports/:id', { ...found, state: 'importing', progress: 1 })
  await user.click(yes)
  expect(await screen.findByText('1 of 2 rows')).toBeTruthy()
  expect(sent).toEqual([{ wrong: 'leave_out' }])
  api.answers('GET /imports/:id', { ...found, state: 'done' })
  await waitFor(() => expect(screen.getByLabelText('Result').textContent).toContain('Added 0 tyres, changed 1'))
})

test('columns that are not plain are asked for, with what stands in them', async () => {
  const sent: unknown[] = []
  api.answers('GET /imports/:id', { ...found, state: 'matching', columns: { brand: 1, model: 2 } })
  api.answers('PATCH /imports/:id', { ...found, state: 'checking' }, (body) => sent.push(body))
  const { user } = open()
  const read = await screen.findByRole('button', { name: 'Read the rows this way' })
  expect(read).toHaveProperty('disabled', true)
  await user.selectOptions(screen.getByLabelText(/^Size/), 'Size')
  await user.selectOptions(screen.getByLabelText(/^Price/), 'Price')
  expect(screen.getByText('such as 1 799,00')).toBeTruthy()
  await user.click(read)
  await waitFor(() => expect(sent).toEqual([{ columns: { brand: 1, model: 2, size: 3, price: 4 } }]))
})

const asked: StockImport = {
  ...found,
  rows: { new: 0, changed: 0, same: 0, wrong: 0, waits: 2 },
  asks: { brands: [{ typed: 'Michlin', rows: 1, similar: ['Michelin'] }], prices: 1 },
}
const waits = {
  ...wrong,
  fate: 'waits' as const,
  tyre: 'Michlin Energy 185/65R15',
  problem: 'Row 2: We do not know the brand Michlin',
}

test('a brand that is not known and a price like a slip are asked about, and the rows are read with the answers', async () => {
  const sent: unknown[] = []
  api.answers('GET /imports/:id', asked)
  api.answers('GET /imports/:id/rows', { rows: [waits], next: null })
  api.answers('PATCH /imports/:id', { ...asked, state: 'checking' }, (body) => sent.push(body))
  const { user } = open()
  const use = await screen.findByRole('button', { name: 'Use these answers' })
  expect(use).toHaveProperty('disabled', true)
  await user.selectOptions(screen.getByLabelText(/^We do not know the brand “Michlin”/), 'It is Michelin')
  await user.click(screen.getByRole('checkbox', { name: 'These prices are right' }))
  screen.getByRole('button', { name: 'See it below' })
  await user.click(use)
  await waitFor(() =>
    expect(sent).toEqual([{ answers: { brands: [{ typed: 'Michlin', is: 'Michelin' }], pricesAreRight: true } }]),
  )
})

test('nothing waits any more in what was imported: it was left out', async () => {
  api.answers('GET /imports/:id', { ...asked, state: 'done' })
  api.answers('GET /imports/:id/rows', { rows: [waits], next: null })
  open()
  await screen.findByText('Row 2: We do not know the brand Michlin')
  screen.getByRole('button', { name: /^Left out/ })
  expect(screen.queryByText('Waits for you')).toBeNull()
})

test('the imports before are listed with what came of them, and one is taken back for a day', async () => {
  const { id: of, fileName, createdAt } = found
  const past = { id: of, fileName, createdAt, state: 'done' as const, by: 'Riaan Botha', undoneAt: null }
  const rows = { new: 4, changed: 1, same: 0, wrong: 1, waits: 3 }
  api.answers('GET /shops/:shopId/imports', { imports: [{ ...past, rows, undoUntil: '2026-11-19T07:00:00.000Z' }] })
  const taken: unknown[] = []
  api.answers('POST /imports/:id/undo', { putBack: 1, removed: 4, stays: 0 }, () => taken.push(true))
  const { user } = open('')
  const list = within(await screen.findByRole('region', { name: 'Past imports' }))
  list.getByText(/Riaan Botha · 4 added, 1 changed, 4 rows left out$/)
  await user.click(list.getByRole('button', { name: 'Take it back' }))
  const question = await screen.findByRole('alertdialog', { name: 'Take this import back?' })
  await user.click(within(question).getByRole('button', { name: 'Take it back' }))
  await screen.findByText('Import taken back')
  expect(taken).toHaveLength(1)
})
