import { countUnknownPlace } from '#db/queries/understanding/unknown-places.ts'
import { ctx } from '../../auth/site.ts'
import type { ValidRequest } from '../valid-request.ts'
import { makeAdmin } from '../world.ts'

const asAdmin = async (options: Omit<ValidRequest, 'cookie'> = {}): Promise<ValidRequest> => ({
  ...options,
  cookie: (await makeAdmin()).cookie,
})

let made = 0
const words = () => `Zwartkopville ${'abcdefghijklmnopqrstuvwxyz'.charAt(made % 26)}${made++}`
const form = (name: string) => ({ name, province: 'Gauteng', lat: -26.1, lng: 28.05 })

/** The places that website and chat know. */
export const validAdminPlaces: Record<string, () => Promise<ValidRequest>> = {
  getAdminPlaces: () => asAdmin({ query: { search: 'sand', province: 'Gauteng', limit: '5' } }),
  postAdminPlaces: () => asAdmin({ body: form(words()) }),
  patchAdminPlaces: () => asAdmin({ body: form('Sandton') }),
  postAdminPlacesRestored: async () => {
    const name = words()
    const row = { what: 'place' as const, key: name.toLowerCase(), words: name, place: name, province: 'Gauteng' }
    await ctx.db
      .insertInto('place_change')
      .values({ ...row, lat: -26, lng: 28, at: ctx.clock.now() })
      .execute()
    return asAdmin({ body: { name } })
  },
  postAdminPlacesNames: () => asAdmin({ body: { place: 'Sandton', words: words() } }),
  postAdminPlacesNamesRemoved: async () => {
    const name = words()
    const row = { what: 'alias' as const, key: name.toLowerCase(), words: name, place: 'Sandton' }
    await ctx.db
      .insertInto('place_change')
      .values({ ...row, at: ctx.clock.now() })
      .execute()
    return asAdmin({ body: { place: 'Sandton', words: name } })
  },
  getAdminPlacesUnknown: () => asAdmin({ query: { limit: '5' } }),
  patchAdminPlacesUnknownId: async () => {
    const text = words()
    await countUnknownPlace(ctx.db, text, ctx.clock.now())
    const found = ctx.db.selectFrom('unknown_place').select('id').where('text', '=', text)
    return asAdmin({ params: { id: (await found.executeTakeFirstOrThrow()).id }, body: { dismissed: true } })
  },
}
