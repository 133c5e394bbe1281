import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { vehicleSizes } from '#core/catalogue/vehicle-sizes.ts'
import { tableVocabulary } from '#core/catalogue/vocabulary.ts'
import { FitmentForm, type FitmentInput } from '#core/contracts/admin/fitment.ts'
import { addFitment, changeFitment, fitmentTable, removeFitment } from '#core/fitment/fitment-table.ts'
import {
  dismissUnknownVehicle,
  forgetVehicleName,
  listUnknownVehicles,
  listVehicleNames,
  nameVehicle,
} from '#core/fitment/unknown-vehicles.ts'
import { seedCatalogue } from '#db/seed/catalogue.ts'
import { as, asAdmin } from '#tests/support/actors.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url, pool } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
beforeAll(() => seedCatalogue(ctx.db))
afterAll(ctx.close)
const somebody = await makeContact(ctx)
const admin = asAdmin(somebody)

const form = (input: Partial<FitmentInput> = {}): FitmentForm =>
  FitmentForm.parse({
    make: 'Lada',
    model: 'Niva',
    yearFrom: 1995,
    yearTo: 2010,
    confidence: 'medium',
    sizes: [{ front: '185 75 16', rear: null }],
    ...input,
  })
const names = async (search: string) =>
  (await fitmentTable(ctx, admin, { search, limit: 50 })).rows.map(({ make, model, variant, yearFrom }) =>
    [make, model, variant, yearFrom].filter(Boolean).join(' '),
  )
const waiting = async () => (await listUnknownVehicles(ctx, admin, { limit: 50 })).vehicles.map(({ text }) => text)
const waitingFor = async (text: string) => {
  const { vehicles } = await listUnknownVehicles(ctx, admin, { limit: 50 })
  return vehicles.find((one) => one.text === text)?.id ?? ''
}

describe('the table', () => {
  test('keeps a vehicle with sizes in any spelling, and people find them at once', async () => {
    const sizes = [
      { front: '185/75 r16', rear: null },
      { front: '225/45R17', rear: '245-40-17' },
      { front: '185 75 16', rear: '185/75R16' },
    ]
    const row = await addFitment(ctx, admin, form({ model: 'Vesta', sizes }))
    expect(row.sizes).toEqual([
      { front: '185/75R16', rear: null },
      { front: '225/45R17', rear: '245/40R17' },
    ])
    expect(await vehicleSizes(ctx, { make: 'lada', model: 'vesta', year: 2000 })).toMatchObject({
      kind: 'sizes',
      options: [{ front: { code: '185/75R16' } }, { front: { code: '225/45R17' }, rear: { code: '245/40R17' } }],
    })
    expect((await tableVocabulary(ctx)).makes).toContainEqual({ make: 'Lada', aliases: [] })
    expect(FitmentForm.safeParse({ ...form(), sizes: [{ front: '205/55R61', rear: null }] }).success).toBe(false)
  })

  test('refuses the same vehicle from the same year on, and warns where years overlap', async () => {
    const first = await addFitment(ctx, admin, form({ model: 'Samara' }))
    expect(first.overlaps).toBe(false)
    await expect(addFitment(ctx, admin, form({ model: 'Samara' }))).rejects.toThrow('this vehicle from this year')
    const second = await addFitment(ctx, admin, form({ model: 'Samara', yearFrom: 2009, yearTo: null }))
    expect(second.overlaps).toBe(true)
    await expect(changeFitment(ctx, admin, second.id, form({ model: 'Samara' }))).rejects.toThrow('from this year on')
    expect(
      (await changeFitment(ctx, admin, second.id, form({ model: 'Samara', yearFrom: 2011, yearTo: null }))).overlaps,
    ).toBe(false)
  })

  test('is searched by words, years and sizes, page by page', async () => {
    expect((await names('vivo polo')).every((name) => name.startsWith('Volkswagen Polo Vivo'))).toBe(true)
    await addFitment(ctx, admin, form({ model: 'Largus', sizes: [{ front: '195/55R20', rear: null }] }))
    expect(await names('195/55r20')).toContain('Lada Largus 1995')
    const all = (await fitmentTable(ctx, admin, { make: 'Toyota', limit: 100 })).rows.map(({ id }) => id)
    const paged: string[] = []
    let after: string | undefined
    do {
      const page = await fitmentTable(ctx, admin, { make: 'Toyota', limit: 7, after })
      paged.push(...page.rows.map(({ id }) => id))
      after = page.next ?? undefined
    } while (after)
    expect(paged).toEqual(all)
  })

  test('leaves entries with before and after, and refuses everybody else', async () => {
    const { id } = await addFitment(ctx, admin, form({ model: 'Kalina' }))
    await changeFitment(ctx, admin, id, form({ model: 'Kalina', confidence: 'high' }))
    await removeFitment(ctx, admin, id)
    const { rows } = await pool.query(
      'select action, old_values, new_values from audit_entry where entity_id = $1 order by at, id',
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
    expect(rows[1]).toMatchObject({ old_values: { confidence: 'medium' }, new_values: { confidence: 'high' } })
    await expect(removeFitment(ctx, admin, id)).rejects.toThrow('not there any more')
    await expect(addFitment(ctx, as(somebody), form())).rejects.toThrow('Access denied - Platform admin only')
    await expect(fitmentTable(ctx, asAdmin(somebody, ['finance']), { limit: 5 })).rejects.toThrow('Access denied')
  })

  test('a release undoes nothing that admins changed or deleted, and gives what is new', async () => {
    const find = async (search: string) => (await fitmentTable(ctx, admin, { search, limit: 1 })).rows[0]
    const changed = await find('Suzuki Ertiga')
    const deleted = await find('Kia Sonet')
    if (!changed || !deleted) throw new Error('the catalogue lacks them')
    const { id, overlaps: _, ...values } = changed
    await changeFitment(ctx, admin, id, { ...values, yearFrom: 2001, sizes: [{ front: '195/65R15', rear: null }] })
    await removeFitment(ctx, admin, deleted.id)
    await ctx.db.deleteFrom('fitment_given').where('key', 'like', 'Honda|Jazz|%').execute()
    await ctx.db.deleteFrom('fitment').where('make', '=', 'Honda').where('model', '=', 'Jazz').execute()
    await seedCatalogue(ctx.db)
    const kept = (await fitmentTable(ctx, admin, { search: 'Suzuki Ertiga', limit: 50 })).rows
    expect(kept.map(({ yearFrom }) => yearFrom)).not.toContain(changed.yearFrom)
    expect(kept.find(({ yearFrom }) => yearFrom === 2001)?.sizes).toEqual([{ front: '195/65R15', rear: null }])
    expect(await names('Kia Sonet')).toEqual([])
    expect((await names('Honda Jazz')).length).toBeGreaterThan(0)
  })
})

describe('vehicles that people look up in vain', () => {
  test('wait with their count until the table has them', async () => {
    for (let times = 0; times < 3; times++) await vehicleSizes(ctx, { make: 'Lada', model: 'Granta', year: 2015 })
    await vehicleSizes(ctx, { make: 'Lada', model: 'Oka', year: 2001 })
    expect((await waiting()).slice(0, 2)).toEqual(['Lada Granta 2015', 'Lada Oka 2001'])
    await addFitment(ctx, admin, form({ model: 'Granta', yearFrom: 2011, yearTo: null }))
    expect(await waiting()).not.toContain('Lada Granta 2015')
  })

  test('are put away, and back again', async () => {
    await vehicleSizes(ctx, { make: 'Ferrari', model: 'Roma', year: 2021 })
    const id = await waitingFor('Ferrari Roma 2021')
    await dismissUnknownVehicle(ctx, admin, id, true)
    expect(await waiting()).not.toContain('Ferrari Roma 2021')
    await dismissUnknownVehicle(ctx, admin, id, false)
    expect(await waiting()).toContain('Ferrari Roma 2021')
  })

  test('get a name that means a vehicle of the table, until it is taken away', async () => {
    const asked = { make: 'Citroen', model: 'Vivopolo', year: 2019 }
    expect(await vehicleSizes(ctx, asked)).toMatchObject({ kind: 'unknown' })
    const id = await waitingFor('Citroen Vivopolo 2019')
    await expect(nameVehicle(ctx, admin, id, { make: 'Volkswagen', model: 'Nothing' })).rejects.toThrow('does not have')
    await nameVehicle(ctx, admin, id, { make: 'volkswagen', model: 'polo vivo' })
    expect(await vehicleSizes(ctx, asked)).toMatchObject({ kind: 'sizes', make: 'Volkswagen', model: 'Polo Vivo' })
    expect((await tableVocabulary(ctx)).vehicles).toContainEqual({
      make: 'Volkswagen',
      model: 'Polo Vivo',
      aliases: ['citroen vivopolo'],
    })
    await expect(nameVehicle(ctx, admin, id, { make: 'Toyota', model: 'Hilux' })).rejects.toThrow(
      "'citroen vivopolo' means Volkswagen Polo Vivo already",
    )
    const [name] = (await listVehicleNames(ctx, admin)).names
    await forgetVehicleName(ctx, admin, name?.id ?? '')
    expect(await vehicleSizes(ctx, asked)).toMatchObject({ kind: 'unknown' })
  })

  test('keep nothing of a person: no name, number, plate or address', async () => {
    await pool.query('delete from unknown_vehicle')
    const said: [string, string][] = [
      ['Wife', 'Sarah'],
      ['Toyota', 'my wife Nomsa'],
      ['Toyota', 'CA 123-456'],
      ['Nissan', 'ND123456'],
      ['Ford', '0825551234'],
      ['BMW', 'thabo@example.com'],
      ['Mazda', '8001015009087'],
      ['0825551234', 'Golf'],
      ['Kia', '12 Main Road Benoni'],
      ['Audi', 'Dlamini'],
    ]
    for (const [make, model] of said) await vehicleSizes(ctx, { make, model, year: 1991 })
    const { rows } = await pool.query('select text from unknown_vehicle order by text')
    expect(rows.map(({ text }) => text)).toEqual(
      ['Audi', 'BMW', 'Ford', 'Kia', 'Mazda', 'Nissan', 'Toyota'].map((make) => `${make} 1991`),
    )
  })
})
