import { beforeAll, beforeEach, expect, test } from 'vitest'
import { seedCatalogue } from '#db/seed/catalogue.ts'
import { ask, ctx, site } from '../auth/site.ts'
import { forgetCounts, makeAdmin, makePerson } from '../contract/world.ts'

beforeAll(() => seedCatalogue(ctx.db))
beforeEach(forgetCounts)
const admin = await makeAdmin(['catalogue'])

const send = async (
  text: string,
  { confirm = false, cookie = admin.cookie }: { confirm?: boolean; cookie?: string } = {},
) => {
  const answer = await fetch(`${site.origin}/api/admin/fitment/imports?confirm=${confirm}`, {
    method: 'POST',
    headers: { Origin: ctx.config.publicUrl, Cookie: cookie, 'Content-Type': 'application/octet-stream' },
    body: text,
  })
  return { status: answer.status, json: await answer.json() }
}
const count = async () =>
  Number(
    (
      await ctx.db
        .selectFrom('fitment')
        .select((is) => is.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )
const heading = 'Make;Model;Variant;From year;To year;Sizes;Confidence\n'

test('each row says what would become of it, and nothing is written before the yes', async () => {
  const before = await count()
  const file = `${heading}Lada;Niva;;1995;2010;"185 75 16; 225/45R17 + 245-40-17";low\nLada;;;1995;;185/75R16;\nLada;Niva;;1995;;185/75R16;\nLada;Oka;;19x5;;185/75R16;\nLada;Vesta;;2015;now;205/55R61;`
  const { status, json } = await send(file)
  expect([status, json.imported, json.counts]).toEqual([201, false, { new: 1, changed: 0, same: 0, wrong: 4 }])
  expect(json.rows.map(({ problem }: { problem: string | null }) => problem)).toEqual([
    null,
    'Row 3: Missing model',
    'Row 4: The same vehicle and year as row 2',
    "Row 5: From year '19x5' is not a year",
    "Row 6: '205/55R61' is not a tyre size",
  ])
  expect(await send(file, { confirm: true })).toMatchObject({ status: 409, json: { code: 'IMPORT_HAS_ERRORS' } })
  expect(await count()).toBe(before)
})

test('good rows are written at once, and what is exported can be imported again', async () => {
  const file = `${heading}Lada;Niva;;1995;2010;185 75 16;low\nLada;Niva;;2009;;185/75R16;low`
  const { json } = await send(file, { confirm: true })
  expect([json.imported, json.counts.new, json.rows.map(({ overlaps }: { overlaps: boolean }) => overlaps)]).toEqual([
    true,
    2,
    [true, true],
  ])
  const changed = await send(`${heading}Lada;Niva;;1995;2008;185/75R16;low`, { confirm: true })
  expect(changed.json.counts).toMatchObject({ changed: 1 })
  const list = await fetch(`${site.origin}/api/admin/fitment.csv`, { headers: { Cookie: admin.cookie } })
  expect(list.headers.get('content-disposition')).toContain('fitment-')
  const again = await send(await list.text())
  expect(again.json.counts).toEqual({ new: 0, changed: 0, same: await count(), wrong: 0 })
  const { rows } = (await ask('GET', '/api/admin/fitment?make=Lada', { cookie: admin.cookie })).json as never as {
    rows: { yearTo: number | null }[]
  }
  expect(rows.map(({ yearTo }) => yearTo)).toEqual([null, 2008])
})

test('files are refused to everybody else, and those that are none with a reason', async () => {
  const driver = await makePerson()
  expect(await send(heading, { cookie: driver.cookie })).toMatchObject({ status: 403, json: { code: 'NOT_ALLOWED' } })
  expect(await send(heading, { cookie: '' })).toMatchObject({ status: 401 })
  expect((await fetch(`${site.origin}/api/admin/fitment.csv`, { headers: { Cookie: driver.cookie } })).status).toBe(403)
  expect(await send('Colour;Taste\nred;sweet')).toMatchObject({ status: 422, json: { code: 'COLUMNS_MISSING' } })
})
