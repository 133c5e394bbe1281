import { recordUnrecognised } from '#core/language/unrecognised.ts'
import { ctx } from '../../auth/site.ts'
import type { ValidRequest } from '../valid-request.ts'
import { makeAdmin } from '../world.ts'

const asAdmin = async (options: Omit<ValidRequest, 'cookie'> = {}): Promise<ValidRequest> => ({
  ...options,
  cookie: (await makeAdmin()).cookie,
})

async function ofGroup(options: Omit<ValidRequest, 'cookie'> = {}): Promise<ValidRequest> {
  const heard = { words: 'blah blah', speaker: 'driver', language: 'en', asked: 'none', tookFor: 'unknown' } as const
  await recordUnrecognised(ctx, [heard], () => true)
  const { id } = await ctx.db.selectFrom('misheard_group').select('id').executeTakeFirstOrThrow()
  return asAdmin({ ...options, params: { id } })
}

/** What people said and the bot did not understand. */
export const validAdminUnderstanding: Record<string, () => Promise<ValidRequest>> = {
  getAdminUnderstanding: () => asAdmin({ query: { state: 'labelled', limit: '5' } }),
  getAdminUnderstandingCorpus: () => asAdmin({ query: { form: 'tsv' } }),
  getAdminUnderstandingId: () => ofGroup(),
  patchAdminUnderstandingId: () => ofGroup({ body: { state: 'labelled', label: 'search' } }),
}
