import { beforeEach, expect, test } from 'vitest'
import { createAlert } from '#core/alerts/alerts.ts'
import { sweepImports } from '#core/tyres/imports/run-import.ts'
import { as } from '#tests/support/actors.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeContact, makeListing } from '#tests/support/factories.ts'
import { ask, ctx, pass } from '../auth/site.ts'
import { forgetCounts, makePerson } from '../contract/world.ts'
import { confirm, importOf, importScene, rowsOf, sendFile } from './scene.ts'

beforeEach(forgetCounts)

type Scene = Awaited<ReturnType<typeof importScene>>
const stockOf = async ({ shop, seller }: Scene) =>
  (
    (await ask('GET', `/api/shops/${shop.id}/listings?sort=model`, { cookie: seller.cookie })).json
      .listings as unknown as { brand: string; model: string; priceCents: number; quantity: number }[]
  ).map(({ brand, model, priceCents, quantity }) => `${brand} ${model} ${priceCents} ${quantity}`)
const answer = ({ seller }: Scene, id: string, answers: object) =>
  ask('PATCH', `/api/imports/${id}`, { cookie: seller.cookie, body: { answers } })
const past = async ({ shop, seller }: Scene) =>
  (await ask('GET', `/api/shops/${shop.id}/imports`, { cookie: seller.cookie })).json.imports as unknown as Record<
    string,
    unknown
  >[]
const undo = ({ seller }: Scene, id: string) => ask('POST', `/api/imports/${id}/undo`, { cookie: seller.cookie })

const list = `Brand,Model,Size,Price,Stock
Michelin,Alpha,205/55R16,1 899,6
Michelinn,Beta,205/55R16,1 500,4
=HYPERLINK(1),Gamma,205/55R16,1 400,4
Michelin,Delta,205/55R16,12 345,2
`

async function sentList() {
  const scene = await importScene()
  await makeListing(ctx, scene.shop, { model: 'Alpha', priceCents: 60_000, quantity: 1 })
  const id = String((await sendFile(scene, list)).json.id)
  await sweepImports(ctx)
  return { scene, id }
}

test('unknown brands and unlikely prices wait for an answer, and what is not answered is left out', async () => {
  const { scene, id } = await sentList()
  expect(await importOf(scene, id)).toMatchObject({
    state: 'ready',
    rows: { new: 0, changed: 0, same: 0, wrong: 0, waits: 4 },
    asks: {
      brands: [
        { typed: expect.stringContaining('HYPERLINK'), rows: 1, similar: [] },
        { typed: 'Michelinn', rows: 1, similar: ['Michelin'] },
      ],
      prices: 2,
    },
  })
  expect((await rowsOf(scene, id, '&fate=waits')).map(({ problem }) => problem)).toMatchObject([
    'Row 2: R 1 899,00 instead of R 600,00 is unusual',
    'Row 3: We do not know the brand Michelinn',
    expect.stringContaining('Row 4: We do not know the brand'),
    'Row 5: R 12 345,00 a tyre is unusual',
  ])
  expect((await confirm(scene, id)).json.code).toBe('NOTHING_TO_IMPORT')
  const brands = [{ typed: 'Michelinn', is: 'Michelin' }]
  expect((await answer(scene, id, { brands, pricesAreRight: true })).status).toBe(200)
  await sweepImports(ctx)
  expect(await importOf(scene, id)).toMatchObject({ rows: { new: 2, changed: 1, waits: 1 } })
  expect((await confirm(scene, id, 'import_nothing')).json.code).toBe('IMPORT_HAS_ERRORS')
  await confirm(scene, id)
  await sweepImports(ctx)
  expect(await stockOf(scene)).toEqual([
    'Michelin Alpha 189900 6',
    'Michelin Beta 150000 4',
    'Michelin Delta 1234500 2',
  ])
})

test('an import is taken back for a day; what was changed since stays', async () => {
  const { scene, id } = await sentList()
  await answer(scene, id, { brands: [{ typed: 'Michelinn', is: 'Michelinn' }], pricesAreRight: true })
  await sweepImports(ctx)
  await confirm(scene, id)
  await sweepImports(ctx)
  const rows = (await ask('GET', `/api/shops/${scene.shop.id}/listings?search=delta`, { cookie: scene.seller.cookie }))
    .json.listings as unknown as { id: string }[]
  await ask('PATCH', `/api/listings/${rows[0]?.id}`, { cookie: scene.seller.cookie, body: { quantity: 1 } })
  expect(await past(scene)).toMatchObject([
    { id, state: 'done', rows: { new: 2, changed: 1 }, undoUntil: expect.any(String), undoneAt: null },
  ])
  const unverifiedGuest = await makePerson()
  expect((await ask('POST', `/api/imports/${id}/undo`, { cookie: unverifiedGuest.cookie })).status).toBe(404)
  const undone = await undo(scene, id)
  expect([undone.status, undone.json]).toMatchObject([200, { putBack: 1, removed: 1, stays: 1 }])
  expect(await stockOf(scene)).toEqual(['Michelin Alpha 60000 1', 'Michelin Delta 1234500 1'])
  expect(await past(scene)).toMatchObject([{ undoUntil: null, undoneAt: expect.any(String) }])
  expect((await undo(scene, id)).json.code).toBe('UNDO_OVER')
})

test('nobody hears of an import before it can have been undone, nor of one that was', async () => {
  const scene = await importScene()
  const driver = await makeContact(ctx)
  await createAlert(ctx, as(driver), { size: '205/55R16', maxCents: 95_000 })
  const hears = async () => {
    await drainWork(ctx)
    const told = ctx.db.selectFrom('notification').select('notice').where('contact_id', '=', driver.id)
    return (await told.where('kind', '=', 'deal_alert').where('channel', '=', 'whatsapp').execute()).map(({ notice }) =>
      JSON.stringify(notice),
    )
  }
  const importing = async (model: string) => {
    const file = `Brand,Model,Size,Price,Stock\nMichelin,${model},205/55R16,899,6\n`
    const id = String((await sendFile(scene, file)).json.id)
    await sweepImports(ctx)
    await confirm(scene, id)
    await sweepImports(ctx)
    return id
  }
  const id = await importing('Zulu')
  expect(await hears()).toEqual([])
  await undo(scene, id)
  await pass(60_000)
  expect(await hears()).toEqual([])
  await importing('Yankee')
  expect(await hears()).toEqual([])
  await pass(13_000)
  expect(await hears()).toEqual([expect.stringContaining('Yankee')])
})

test('after a day an import stays', async () => {
  const scene = await importScene()
  const id = String((await sendFile(scene, 'Brand,Model,Size,Price,Stock\nMichelin,Zed,205/55R16,1 899,6\n')).json.id)
  await sweepImports(ctx)
  await confirm(scene, id)
  await sweepImports(ctx)
  await pass(25 * 3_600_000)
  expect((await undo(scene, id)).json.code).toBe('UNDO_OVER')
  expect(await stockOf(scene)).toEqual(['Michelin Zed 189900 6'])
})
