import { beforeEach, expect, test } from 'vitest'
import { sweepImports } from '#core/tyres/imports/run-import.ts'
import { makeListing, makeShop, makeTyre } from '#tests/support/factories.ts'
import { workbookOf } from '#tests/support/workbook.ts'
import { csvLines } from '../../support/csv-lines.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts, makeAdmin } from '../contract/world.ts'
import { confirm, importScene, rowsOf, sendFile, sendTyres } from './scene.ts'

beforeEach(forgetCounts)

const admin = await makeAdmin(['catalogue'])
const { cookie } = admin
type Row = { line: number; fate: string; problem: string | null; tyre: string }

async function looked(content: string | Uint8Array, name?: string) {
  const sent = await sendTyres(admin, content, name)
  expect(sent.status, sent.text).toBe(201)
  await sweepImports(ctx)
  const id = String(sent.json.id)
  const { json } = await ask('GET', `/api/admin/tyre-imports/${id}/rows?limit=100`, { cookie })
  return { id, sent: sent.json, rows: (json as unknown as { rows: Row[] }).rows }
}
const importOf = async (id: string) => (await ask('GET', `/api/admin/tyre-imports/${id}`, { cookie })).json
const yes = (id: string, wrong: 'leave_out' | 'import_nothing' = 'leave_out') =>
  ask('POST', `/api/admin/tyre-imports/${id}/confirm`, { cookie, body: { wrong } })
const tyres = async (model: string) =>
  (
    await ctx.pool.query(
      `select b.name as brand, t.model, z.code as size, t.type, t.load_index, t.image_url, t.wet_grip, t.noise_db,
         t.needs_review from tyre t join brand b on b.id = t.brand_id join tyre_size z on z.id = t.size_id
       where t.model like $1 order by t.model`,
      [model],
    )
  ).rows

test('a list of tyres shows what becomes of every row, and the good ones are stored', async () => {
  await makeTyre(ctx, { brand: 'Michelin', model: 'Imp there' })
  const { id, sent, rows } = await looked(
    `Tyre Brand,Tyre Name,Size,Link to Image,Type,Wet grip,Noise dB,Colour
 michelin , Imp one ,205 55 16 91V,https://example.com/one.jpg,summer,a,70,black

Bargo,Imp two,31X10.50R15,,all terrain,,,
Michelin,Imp there,205/55R16,,,,,
Michelin,Imp one,205/55R16 91V,,,,,
,Imp,205/55R16,,,,,
Michelin,,205/55R16,,,,,
Michelin,Imp,,,,,,
Michelin,Imp,round,,,,,
Michelin,Imp,205/55R16,not a link,,,,
Michelin,Imp,205/55R16,,,F,,
`,
  )
  expect(sent).toMatchObject({ state: 'checking', total: 10, leftOut: ['Colour'] })
  expect(rows.map(({ fate, problem, tyre }) => problem ?? `${fate} ${tyre}`)).toEqual([
    'new michelin Imp one 205/55R16 91V',
    'new Bargo Imp two 31x10.5R15',
    'same Michelin Imp there 205/55R16 91V',
    'same Michelin Imp one 205/55R16 91V',
    'Row 7: Missing brand',
    'Row 8: Missing name/model',
    'Row 9: Missing size',
    "Row 10: Size 'round' is not a tyre size",
    "Row 11: Image 'not a link' is not a web address",
    "Row 12: Wet grip 'F' is not A to E",
  ])
  expect(await tyres('Imp one')).toEqual([])
  expect((await yes(id, 'import_nothing')).json.code).toBe('IMPORT_HAS_ERRORS')
  expect((await yes(id)).json).toMatchObject({ state: 'importing' })
  await sweepImports(ctx)
  expect(await importOf(id)).toMatchObject({ state: 'done', rows: { new: 2, changed: 0, same: 2, wrong: 6 } })
  expect(await tyres('Imp %')).toMatchObject([
    {
      brand: 'Michelin',
      model: 'Imp one',
      size: '205/55R16',
      type: 'summer',
      load_index: 91,
      image_url: null,
      wet_grip: 'A',
      noise_db: 70,
      needs_review: false,
    },
    { model: 'Imp there' },
    { brand: 'Bargo', model: 'Imp two', type: 'all_terrain' },
  ])
  const trail = await ctx.db.selectFrom('audit_entry').select('entity_type').where('entity_id', '=', id).execute()
  expect(trail).toEqual([{ entity_type: 'tyre_import' }])
  const errors = await ask('GET', `/api/admin/tyre-imports/${id}/errors.csv`, { cookie })
  expect(errors.text).toContain('Row 7: Missing brand')
  const result = await ask('GET', `/api/admin/tyre-imports/${id}/result.csv`, { cookie })
  expect(csvLines(result.text)).toContain('2,Added,michelin Imp one 205/55R16 91V,')
  expect(csvLines(result.text)).toContain('5,Already there,Michelin Imp there 205/55R16 91V,')
  expect((await yes(id)).json.code).toBe('IMPORT_NOT_READY')
})

test('an Excel file is read, and a label fills in what was not known', async () => {
  const { id: known } = await makeTyre(ctx, { model: 'Fill me' })
  await ctx.db.updateTable('tyre').set({ wet_grip: 'C' }).where('id', '=', known).execute()
  const { id, rows } = await looked(
    workbookOf([
      ['Brand', 'Model', 'Size', 'Wet grip', 'Fuel efficiency'],
      ['Michelin', 'Fill me', '205/55R16', 'A', 'B'],
    ]),
    'tyres.xlsx',
  )
  expect(rows).toMatchObject([{ fate: 'changed' }])
  await yes(id)
  await sweepImports(ctx)
  const label = ['wet_grip', 'fuel_efficiency'] as const
  expect(await ctx.db.selectFrom('tyre').select(label).where('id', '=', known).executeTakeFirst()).toEqual({
    wet_grip: 'C',
    fuel_efficiency: 'B',
  })
})

test('an old name of a tyre, and another name of its brand, find it in the list of a shop', async () => {
  const scene = await importScene()
  const mine = await makeListing(ctx, scene.shop, { brand: 'Goodyear', model: 'Eagle F 1' })
  await makeListing(ctx, await makeShop(ctx), { brand: 'Good Yr', model: 'Other' })
  const into = await makeTyre(ctx, { brand: 'Goodyear', model: 'Eagle F1' })
  await ask('POST', `/api/admin/tyres/${mine.tyreId}/merge`, { cookie, body: { into: into.id } })
  const brand = async (name: string) =>
    (await ctx.db.selectFrom('brand').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
  const [from, to] = [await brand('Good Yr'), await brand('Goodyear')]
  await ask('POST', `/api/admin/brands/${from}/merge`, { cookie, body: { into: to } })
  const { json } = await sendFile(scene, 'Brand,Model,Size,Price,Stock\nGood Yr,Eagle F 1,205/55R16,1500,3')
  await sweepImports(ctx)
  expect(await rowsOf(scene, String(json.id))).toMatchObject([{ fate: 'changed', addsTyre: false }])
  await confirm(scene, String(json.id))
  await sweepImports(ctx)
  expect(
    await ctx.db
      .selectFrom('listing')
      .select(['id', 'tyre_id', 'price_cents'])
      .where('shop_id', '=', scene.shop.id)
      .execute(),
  ).toEqual([{ id: mine.id, tyre_id: into.id, price_cents: 150_000 }])
})

test('an import of tyres and one of a shop are not found by each other', async () => {
  const scene = await importScene()
  const ofShop = await sendFile(scene, 'Brand,Model,Size,Price,Stock\nMichelin,Pilot,205/55R16,1,1')
  const { id } = await looked('Brand,Model,Size\nMichelin,Mine,205/55R16')
  expect((await importOf(String(ofShop.json.id))).code).toBe('IMPORT_NOT_FOUND')
  const asSeller = (path: string) => ask('GET', `/api/imports/${path}`, { cookie: scene.seller.cookie })
  expect((await asSeller(id)).json.code).toBe('IMPORT_NOT_FOUND')
  expect((await asSeller(`${id}/result.csv`)).status).toBe(404)
})
