import { makeTyreImport } from '#tests/support/factories/imports.ts'
import { makeListing, makeTyre } from '#tests/support/factories.ts'
import { ctx } from '../../auth/site.ts'
import type { ValidRequest } from '../valid-request.ts'
import { makeAdmin, type World } from '../world.ts'

async function asAdmin(options: Omit<ValidRequest, 'cookie'> = {}): Promise<ValidRequest> {
  const { cookie } = await makeAdmin(['catalogue'])
  return { ...options, cookie }
}

let made = 0
const newTyre = () => makeTyre(ctx, { model: `Valid ${made++}` })
const newBrand = async () => {
  const row = { name: `Valid brand ${made++}`, needs_review: true }
  return String((await ctx.db.insertInto('brand').values(row).returning('id').executeTakeFirstOrThrow()).id)
}

/** A tyre that a shop lists, and the one that it shall become. */
async function ofMerge({ shop }: World) {
  const { tyreId } = await makeListing(ctx, shop, { model: `Valid ${made++}` })
  return { from: tyreId, into: (await newTyre()).id }
}

let lines = 0
/** An import of tyres that waits for the yes. */
async function ofImport(): Promise<ValidRequest> {
  const made = await makeTyreImport(ctx, `Valid import ${lines++}`)
  return asAdmin({ params: { id: made.id } })
}

/** A correct request of each operation on the central tyre database. */
export const validAdminTyres: Record<string, (world: World) => ValidRequest | Promise<ValidRequest>> = {
  getAdminTyres: () =>
    asAdmin({ query: { search: 'michelin 205 55 16', sort: 'brand', order: 'desc', page: '1', perPage: '5' } }),
  getAdminTyresToReview: () => asAdmin(),
  postAdminTyresToReview: async () => asAdmin({ body: { ids: [(await newTyre()).id], needsReview: true } }),
  getAdminTyresId: async () => asAdmin({ params: { id: (await newTyre()).id } }),
  patchAdminTyresId: async () =>
    asAdmin({
      params: { id: (await newTyre()).id },
      body: {
        brand: 'Continental',
        model: `Corrected ${made++}`,
        size: '225 45 17',
        type: 'summer',
        loadIndex: 94,
        loadIndexDual: null,
        speedRating: 'W',
        extraLoad: true,
        runFlat: false,
        wetGrip: 'A',
        fuelEfficiency: 'B',
        noiseDb: 70,
        noiseClass: 'B',
        image: null,
      },
    }),
  deleteAdminTyresId: async () => asAdmin({ params: { id: (await newTyre()).id } }),
  getAdminTyresIdMerge: async (world) => {
    const { from, into } = await ofMerge(world)
    return asAdmin({ params: { id: from }, query: { into } })
  },
  postAdminTyresIdMerge: async (world) => {
    const { from, into } = await ofMerge(world)
    return asAdmin({ params: { id: from }, body: { into } })
  },
  getAdminTyreImportsId: ofImport,
  getAdminTyreImportsIdRows: async () => ({
    ...(await ofImport()),
    query: { fate: 'wrong', limit: '5', after: '2' },
  }),
  postAdminTyreImportsIdConfirm: async () => ({ ...(await ofImport()), body: { wrong: 'leave_out' } }),
  getAdminBrands: () => asAdmin({ query: { search: 'mich', page: '1' } }),
  getAdminBrandsToReview: () => asAdmin(),
  patchAdminBrandsId: async () =>
    asAdmin({
      params: { id: await newBrand() },
      body: { name: `Right name ${made++}`, aliases: [`other name ${made++}`], needsReview: false },
    }),
  deleteAdminBrandsId: async () => asAdmin({ params: { id: await newBrand() } }),
  getAdminBrandsIdMerge: async () => asAdmin({ params: { id: await newBrand() }, query: { into: await newBrand() } }),
  postAdminBrandsIdMerge: async () =>
    asAdmin({ params: { id: await newBrand() }, body: { into: Number(await newBrand()) } }),
}
