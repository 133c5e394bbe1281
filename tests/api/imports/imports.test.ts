import { beforeEach, expect, test } from 'vitest'
import { sweepImports } from '#core/tyres/imports/run-import.ts'
import { makeListing } from '#tests/support/factories.ts'
import { csvLines } from '../../support/csv-lines.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts } from '../contract/world.ts'
import { confirm, importOf, importScene, rowsOf, sendFile } from './scene.ts'

beforeEach(forgetCounts)

const stockOf = async (shopId: string) =>
  (
    await ctx.pool.query<{ name: string; sku: string | null; price_cents: number; quantity: number; marked: boolean }>(
      `select b.name || ' ' || t.model || ' ' || z.code || ' ' || coalesce(t.load_index::text, '')
         || coalesce(t.speed_rating, '') as name, l.sku, l.price_cents, l.quantity, t.needs_review as marked
       from listing l join tyre t on t.id = l.tyre_id join brand b on b.id = t.brand_id
       join tyre_size z on z.id = t.size_id where l.shop_id = $1 order by name`,
      [shopId],
    )
  ).rows

const list = `Code,Brand,Model,Size,Price,Stock
A-1,michelin,PRIMACY 4,205 55 16 91V,"1 799,00",6
,Michelin,Pilot,205/55R16,R1899.00,0
B-2,Zeetex,HP 9000,235/35ZR19 91W,"R 1,499.50",12
,Michelin,Primacy 5,205/55R16,1900,2
C-3,,Nothing,205/55R16,1,1
C-4,Kumho,,205/55R16,1,1
C-5,Kumho,KH 27,,1,1
C-6,Kumho,KH 27,one,1,1
C-7,Kumho,KH 27,205/55R16,free,1
C-8,Kumho,KH 27,205/55R16,0,1
C-9,Kumho,KH 27,205/55R16,900,some
A-1,Kumho,KH 27,205/55R16,900,1
`

test('a list shows what becomes of every row, and the good ones are imported', async () => {
  const scene = await importScene()
  const { shop } = scene
  await makeListing(ctx, shop, { priceCents: 189_900, quantity: 4 })
  await makeListing(ctx, shop, { model: 'Primacy 5', priceCents: 190_000, quantity: 2 })
  const sent = await sendFile(scene, list)
  expect(sent.status, sent.text).toBe(201)
  expect(sent.json).toMatchObject({ state: 'checking', total: 12, columns: { sku: 0, brand: 1, quantity: 5 } })
  const id = String(sent.json.id)
  expect(await rowsOf(scene, id)).toEqual([])
  await sweepImports(ctx)
  expect(await importOf(scene, id)).toMatchObject({
    state: 'ready',
    progress: 12,
    rows: { new: 2, changed: 1, same: 1, wrong: 8 },
  })
  const rows = await rowsOf(scene, id)
  expect(rows.slice(0, 4)).toMatchObject([
    {
      line: 2,
      fate: 'changed',
      tyre: 'Michelin Primacy 4 205/55R16 91V',
      before: { priceCents: 189_900, quantity: 4 },
      after: { priceCents: 179_900, quantity: 6 },
    },
    { fate: 'new', addsTyre: true, tyre: 'Michelin Pilot 205/55R16', before: null },
    { fate: 'new', addsTyre: true, tyre: 'Zeetex HP 9000 235/35R19 91W', after: { priceCents: 149_950, quantity: 12 } },
    { fate: 'same' },
  ])
  expect(rows.slice(4).map(({ problem }) => problem)).toEqual([
    'Row 6: Missing brand',
    'Row 7: Missing name/model',
    'Row 8: Missing size',
    "Row 9: Size 'one' is not a tyre size",
    "Row 10: Price 'free' is not a price",
    'Row 11: Price must be above 0',
    "Row 12: Stock 'some' is not a number of tyres",
    'Row 13: Same tyre or SKU as in row 2',
  ])
  expect((await rowsOf(scene, id, '&fate=wrong')).length).toBe(8)
  expect((await rowsOf(scene, id, '&after=12')).map(({ line }) => line)).toEqual([13])

  expect((await confirm(scene, id)).json).toMatchObject({ state: 'importing' })
  await sweepImports(ctx)
  expect(await importOf(scene, id)).toMatchObject({ state: 'done', rows: { new: 2, changed: 1, same: 1, wrong: 8 } })
  expect(await stockOf(shop.id)).toEqual([
    { name: 'Michelin Pilot 205/55R16 ', sku: null, price_cents: 189_900, quantity: 0, marked: true },
    { name: 'Michelin Primacy 4 205/55R16 91V', sku: 'A-1', price_cents: 179_900, quantity: 6, marked: false },
    { name: 'Michelin Primacy 5 205/55R16 91V', sku: null, price_cents: 190_000, quantity: 2, marked: false },
    { name: 'Zeetex HP 9000 235/35R19 91W', sku: 'B-2', price_cents: 149_950, quantity: 12, marked: true },
  ])
  const offered = await ask('GET', '/api/offers?size=235/35R19&lat=-26.1&lng=28')
  expect(offered.text, 'drivers find what was imported').toContain('HP 9000')
  expect((await confirm(scene, id)).json.code).toBe('IMPORT_NOT_READY')
})

test('with one wrong row nothing is imported, if that is wanted', async () => {
  const scene = await importScene()
  const { json } = await sendFile(
    scene,
    'Brand,Model,Size,Price,Stock\nMichelin,Pilot,205/55R16,1899,1\n,x,205/55R16,1,1',
  )
  await sweepImports(ctx)
  const refused = await confirm(scene, String(json.id), 'import_nothing')
  expect([refused.status, refused.json.code]).toEqual([409, 'IMPORT_HAS_ERRORS'])
  expect(await stockOf(scene.shop.id)).toEqual([])
  expect(await importOf(scene, String(json.id))).toMatchObject({ state: 'ready' })
})

test('what becomes wrong between the look and the yes is shown again instead of imported', async () => {
  const scene = await importScene()
  const { json } = await sendFile(scene, 'SKU,Brand,Model,Size,Price,Stock\nX1,Michelin,Pilot,205/55R16,1000,1')
  const id = String(json.id)
  await sweepImports(ctx)
  const other = await makeListing(ctx, scene.shop, { model: 'Primacy 4' })
  await confirm(scene, id, 'import_nothing')
  await ctx.db.updateTable('listing').set({ sku: 'X1' }).where('id', '=', other.id).execute()
  await sweepImports(ctx)
  expect(await importOf(scene, id)).toMatchObject({ state: 'ready', rows: { new: 0, wrong: 1 } })
  expect((await rowsOf(scene, id))[0]?.problem).toBe('Row 2: SKU X1 is Michelin Primacy 4 205/55R16 91V in your stock')
})

test('columns are matched by hand, and the next list of the shop is read the same way', async () => {
  const scene = await importScene()
  const file = 'Merk,Soort,Maat,Bedrag,Getal\nMichelin,Pilot,205/55R16,1000,1'
  const { json } = await sendFile(scene, file)
  expect(json).toMatchObject({ state: 'matching', sample: [['Michelin', 'Pilot', '205/55R16', '1000', '1']] })
  const id = String(json.id)
  const change = (columns: Record<string, number>) =>
    ask('PATCH', `/api/imports/${id}`, { cookie: scene.seller.cookie, body: { columns } })
  expect((await change({ brand: 0, model: 1 })).json.code).toBe('COLUMNS_MISSING')
  expect((await change({ brand: 0, model: 1, size: 2, price: 3, quantity: 4 })).json).toMatchObject({
    state: 'checking',
  })
  await sweepImports(ctx)
  expect(await importOf(scene, id)).toMatchObject({ state: 'ready', rows: { new: 1 } })
  expect((await sendFile(scene, file)).json).toMatchObject({ state: 'checking', columns: { brand: 0, quantity: 4 } })
  expect((await sendFile(await importScene(), file)).json, 'another shop has its own').toMatchObject({
    state: 'matching',
  })
})

test('a list with codes, prices and stock alone changes what the shop sells', async () => {
  const scene = await importScene()
  const listing = await makeListing(ctx, scene.shop, { priceCents: 189_900, quantity: 4 })
  await ctx.db.updateTable('listing').set({ sku: 'MIC-1' }).where('id', '=', listing.id).execute()
  const { json } = await sendFile(scene, 'Stock code;Qty\nMIC-1;9\nMIC-2;1')
  await sweepImports(ctx)
  expect(await rowsOf(scene, String(json.id))).toMatchObject([
    { fate: 'changed', after: { priceCents: 189_900, quantity: 9 } },
    { fate: 'wrong', problem: 'Row 3: Missing brand' },
  ])
})

test('the exported list is imported again without a change, and holds no formula', async () => {
  const scene = await importScene()
  const first = await sendFile(
    scene,
    `SKU,Brand,Model,Size,Price,Stock,Load index
=1+1,Michelin,@SUM(A1),205/55R16 91V,1899.5,4,
+27,Goodride,-2,195R15C,999,0,106/104R
X,Michelin,Pilot Sport 5,205/55R16 RFT,2500,3,`,
  )
  await sweepImports(ctx)
  await confirm(scene, String(first.json.id))
  await sweepImports(ctx)
  const { text, headers } = await ask('GET', `/api/shops/${scene.shop.id}/stock.csv`, { cookie: scene.seller.cookie })
  expect(headers['content-disposition']).toBe('attachment; filename=stock-2026-11-18.csv')
  expect(text).toContain("'=1+1")
  expect(text).toContain("'@SUM(A1)")
  expect(text).not.toMatch(/(?:^|,)"?[=+@-]/m)
  expect(csvLines(text)).toContain("'+27,Goodride,'-2,195R15C,106/104,R,commercial,no,999.00,0,,,")
  const again = await sendFile(scene, text)
  await sweepImports(ctx)
  expect(await importOf(scene, String(again.json.id))).toMatchObject({
    rows: { new: 0, changed: 0, same: 3, wrong: 0 },
  })
})

test('the result and the rows with errors are there to save', async () => {
  const scene = await importScene()
  const { json } = await sendFile(
    scene,
    'Brand,Model,Size,Price,Stock\nMichelin,Pilot,205/55R16,1899,1\n,=x,205/55R16,1,1',
  )
  await sweepImports(ctx)
  await confirm(scene, String(json.id))
  await sweepImports(ctx)
  const { cookie } = scene.seller
  const errors = await ask('GET', `/api/imports/${json.id}/errors.csv`, { cookie })
  expect(csvLines(errors.text)).toEqual([
    'Brand,Model,Size,Price,Stock,Problem',
    ",'=x,205/55R16,1,1,Row 3: Missing brand",
  ])
  const result = await ask('GET', `/api/imports/${json.id}/result.csv`, { cookie })
  expect(csvLines(result.text)).toContain('2,New,Michelin Pilot 205/55R16,,1899.00,,1,')
  expect(csvLines(result.text)).toContain('3,Error,,,,,,Row 3: Missing brand')
})
