import { beforeEach, expect, test } from 'vitest'
import { sweepImports } from '#core/tyres/imports/run-import.ts'
import { makeListing } from '#tests/support/factories.ts'
import { workbookOf } from '#tests/support/workbook.ts'
import { templateCsv } from '#web/features/stock-import/choose-file.tsx'
import { ctx } from '../auth/site.ts'
import { forgetCounts } from '../contract/world.ts'
import { confirm, importOf, importScene, rowsOf, sendFile } from './scene.ts'

beforeEach(forgetCounts)

test('an Excel file is read as it looks: numbers, numbers as text, empty cells and results of formulas', async () => {
  const scene = await importScene()
  await makeListing(ctx, scene.shop, { priceCents: 189_900, quantity: 4 })
  const file = workbookOf([
    ['Stock code', 'Brand', 'Pattern', 'Size', 'LI', 'Speed', 'RFT', 'Price incl VAT', 'SOH'],
    [10045, 'Michelin', 'Primacy 4', '205/55R16', 91, 'V', null, { formula: 'A2*1.15', value: 1748.9999999999998 }, 6],
    ['00123', 'Dunlop & Co', 'AT3 <G>', '265/65R17', '112', 'S', false, 'R 2 499,50', '12'],
    [],
    [null, null, 'No brand', '205/55R16', null, null, null, 1000, 1],
    [null, 'Zeetex', { formula: '"HP "&9000', value: 'HP 9000' }, '235/35ZR19 91W', null, null, true, 1.2e3, 1e1],
  ])
  const sent = await sendFile(scene, file, 'Price list.xlsx')
  expect(sent.status, sent.text).toBe(201)
  const id = String(sent.json.id)
  await sweepImports(ctx)
  expect(await rowsOf(scene, id)).toMatchObject([
    {
      line: 2,
      fate: 'changed',
      tyre: 'Michelin Primacy 4 205/55R16 91V',
      before: { priceCents: 189_900, quantity: 4 },
      after: { priceCents: 174_900, quantity: 6 },
    },
    { line: 3, fate: 'new', tyre: 'Dunlop & Co AT3 <G> 265/65R17 112S', after: { priceCents: 249_950, quantity: 12 } },
    { line: 5, fate: 'wrong', problem: 'Row 5: Missing brand' },
    { line: 6, fate: 'new', tyre: 'Zeetex HP 9000 235/35R19 91W', after: { priceCents: 120_000, quantity: 10 } },
  ])
  await confirm(scene, id)
  await sweepImports(ctx)
  expect(await importOf(scene, id)).toMatchObject({ state: 'done', rows: { new: 2, changed: 1, wrong: 1 } })
  const { rows: stock } = await ctx.pool.query(
    'select l.sku, t.run_flat from listing l join tyre t on t.id = l.tyre_id where l.shop_id = $1 order by t.model',
    [scene.shop.id],
  )
  expect(stock, 'codes keep their zeros').toEqual([
    { sku: '00123', run_flat: false },
    { sku: null, run_flat: true },
    { sku: '10045', run_flat: false },
  ])
})

test('the template is imported as it is, all of its columns known by their names', async () => {
  const scene = await importScene()
  const { json } = await sendFile(scene, templateCsv, 'stock-template.csv')
  expect(json).toMatchObject({ state: 'checking' })
  await sweepImports(ctx)
  const found = await importOf(scene, String(json.id))
  expect(found).toMatchObject({ state: 'ready', rows: { new: 2, wrong: 0 } })
  expect(Object.keys(found.columns)).toHaveLength(13)
})

test('rows that are copied out of a spreadsheet are taken with their marks for inches', async () => {
  const scene = await importScene()
  const rows = 'Brand\tModel\tSize\tPrice\tStock\nMichelin\tAgilis 15" van\t195/65R15 91H\t1 899\t4\n'
  const { json } = await sendFile(scene, rows, 'pasted.csv')
  await sweepImports(ctx)
  expect(await importOf(scene, String(json.id))).toMatchObject({ state: 'ready', rows: { new: 1, wrong: 0 } })
})

test('an import leaves one entry in the audit trail: who, which shop and how many rows', async () => {
  const scene = await importScene()
  const { json } = await sendFile(
    scene,
    'Brand,Model,Size,Price,Stock\nMichelin,Pilot,205/55R16,1899,1\n,x,205/55R16,1,1',
  )
  const id = String(json.id)
  const entries = async () =>
    (
      await ctx.pool.query(
        `select contact_id, action, new_values from audit_entry where entity_type = 'shop' and entity_id = $1`,
        [scene.shop.id],
      )
    ).rows
  await sweepImports(ctx)
  expect(await entries(), 'looking changes nothing').toEqual([])
  await confirm(scene, id)
  await sweepImports(ctx)
  expect(await entries()).toEqual([
    {
      contact_id: scene.seller.contactId,
      action: 'update',
      new_values: { importId: id, rows: { new: 1, changed: 0, same: 0, wrong: 1, waits: 0 } },
    },
  ])
})
