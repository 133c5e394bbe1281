import { recordMisheard } from '#core/language/misheard.ts'
import { ctx } from '../../auth/site.ts'
import type { ValidRequest } from '../valid-request.ts'
import { makeAdmin } from '../world.ts'

const asAdmin = async (wish: Omit<ValidRequest, 'cookie'> = {}): Promise<ValidRequest> => ({
  ...wish,
  cookie: (await makeAdmin()).cookie,
})

async function ofGroup(wish: Omit<ValidRequest, 'cookie'> = {}): Promise<ValidRequest> {
  const heard = { words: 'blah blah', speaker: 'driver', language: 'en', asked: 'none', tookFor: 'unknown' } as const
  await recordMisheard(ctx, [heard], () => true)
  const { id } = await ctx.db.selectFrom('misheard_group').select('id').executeTakeFirstOrThrow()
  return asAdmin({ ...wish, params: { id } })
}

/** What people said and the bot did not understand. */
export const validAdminUnderstanding: Record<string, () => Promise<ValidRequest>> = {
  getAdminUnderstanding: () => asAdmin({ query: { state: 'labelled', limit: '5' } }),
  getAdminUnderstandingCorpus: () => asAdmin({ query: { form: 'tsv' } }),
  getAdminUnderstandingId: () => ofGroup(),
  patchAdminUnderstandingId: () => ofGroup({ body: { state: 'labelled', label: 'search' } }),
}
