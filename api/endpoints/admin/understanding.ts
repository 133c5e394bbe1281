import { corpusFile } from '#core/understanding/corpus-file.ts'
import { judgeMisheard, listMisheard, readMisheard } from '#core/understanding/misheard.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

const admin = adminFor('understanding')

/** What people said and the bot did not understand. */
export const understanding = routes({
  'GET /admin/understanding': {
    summary: 'Lists what people said and the bot did not understand, the most often said first',
    access: admin,
    rateLimit: perMinute(240),
    handle: ({ ctx, actor, query }) => listMisheard(ctx, actor, query),
  },
  'GET /admin/understanding/corpus': {
    summary: 'Gives what admins have labelled, in the form of the corpus',
    access: admin,
    rateLimit: perMinute(30),
    handle: ({ ctx, actor, query }) => corpusFile(ctx, actor, query),
  },
  'GET /admin/understanding/:id': {
    summary: 'Shows the ways in which something was said',
    access: admin,
    rateLimit: perMinute(240),
    handle: ({ ctx, actor, params }) => readMisheard(ctx, actor, params.id),
  },
  'PATCH /admin/understanding/:id': {
    summary: 'Says what words mean, puts them away, or lets them wait again',
    access: admin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params, body }) => judgeMisheard(ctx, actor, params.id, body),
  },
})
