import { insertVehicleAlias } from '#db/queries/fitment/fitments.ts'
import { countUnknownVehicle } from '#db/queries/fitment/unknown-vehicles.ts'
import { ctx } from '../../auth/site.ts'
import type { ValidRequest } from '../valid-request.ts'
import { makeAdmin, makeVehicle } from '../world.ts'

const asAdmin = async (options: Omit<ValidRequest, 'cookie'> = {}): Promise<ValidRequest> => ({
  ...options,
  cookie: (await makeAdmin()).cookie,
})

let made = 0
const vehicle = (year = 2014) => ({
  make: 'Lada',
  model: `Niva ${made++}`,
  variant: '',
  yearFrom: year,
  yearTo: null,
  confidence: 'low',
  sizes: [{ front: '185 75 16', rear: null }],
})

async function ofRow(options: Omit<ValidRequest, 'cookie'> = {}): Promise<ValidRequest> {
  const { id } = await ctx.db
    .insertInto('fitment')
    .values({ make: 'Lada', model: `Samara ${made++}`, variant: '', year_from: 1990, year_to: 1999, confidence: 'low' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return asAdmin({ ...options, params: { id } })
}

async function ofUnknown(options: Omit<ValidRequest, 'cookie'> = {}): Promise<ValidRequest> {
  const model = `Granta ${made++}`
  await countUnknownVehicle(ctx.db, { make: 'Lada', model, year: 2012 }, ctx.clock.now())
  const found = ctx.db.selectFrom('unknown_vehicle').select('id').where('model', '=', model)
  return asAdmin({ ...options, params: { id: (await found.executeTakeFirstOrThrow()).id } })
}

/** The fitment table, and what people looked up in vain. */
export const validAdminFitment: Record<string, () => Promise<ValidRequest>> = {
  getAdminFitment: () => asAdmin({ query: { make: 'Toyota', search: 'corolla', limit: '5' } }),
  postAdminFitment: () => asAdmin({ body: vehicle() }),
  patchAdminFitmentId: () => ofRow({ body: vehicle() }),
  deleteAdminFitmentId: () => ofRow(),
  getAdminFitmentUnknown: () => asAdmin({ query: { limit: '5' } }),
  patchAdminFitmentUnknownId: () => ofUnknown({ body: { dismissed: true } }),
  postAdminFitmentUnknownIdMeaning: async () => {
    await makeVehicle().catch(() => undefined)
    return ofUnknown({ body: { make: 'Toyota', model: 'Corolla' } })
  },
  getAdminFitmentNames: () => asAdmin(),
  deleteAdminFitmentNamesId: async () => {
    const words = `corola ${made++}`
    const name = await insertVehicleAlias(ctx.db, { words, make: 'Toyota', model: 'Corolla' }, ctx.clock.now())
    return asAdmin({ params: { id: name?.id ?? '' } })
  },
}
