import { corpusFile, judgeUnrecognised, listUnrecognised, readUnrecognised } from '#core/language/unrecognised.ts'
import { findByAdmin, platformOverview, whatWaits } from '#core/overview.ts'
import { listLegalTexts, publishLegalText } from '#core/site/publish-legal-text.ts'
import { changeContent, contentToEdit } from '#core/site/site-content.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

const admin = adminFor('content')

/** What the website says of the product, and its legal texts. */
export const content = routes({
  'GET /admin/content': {
    summary: 'Shows what the website claims and how we are reached, and what is only the demo’s',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor }) => contentToEdit(ctx, actor),
  },
  'PATCH /admin/content': {
    summary: 'Changes what the website claims and how we are reached',
    access: admin,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, body }) => changeContent(ctx, actor, body),
  },
  'GET /admin/legal': {
    summary: 'Lists the legal texts with their versions',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor }) => listLegalTexts(ctx, actor),
  },
  'POST /admin/legal/:name/versions': {
    summary: 'Publishes the next version of a legal text, from a day on',
    access: adminFor('content', { codeAgain: true }),
    rateLimit: perMinute(6),
    handle: ({ ctx, actor, params, body }) => publishLegalText(ctx, actor, params.name, body),
  },
})

const understandingAdmin = adminFor('understanding')

/** What people said and the bot did not understand. */
export const understanding = routes({
  'GET /admin/understanding': {
    summary: 'Lists what people said and the bot did not understand, the most often said first',
    access: understandingAdmin,
    rateLimit: perMinute(240),
    handle: ({ ctx, actor, query }) => listUnrecognised(ctx, actor, query),
  },
  'GET /admin/understanding/corpus': {
    summary: 'Gives what admins have labelled, in the form of the corpus',
    access: understandingAdmin,
    rateLimit: perMinute(30),
    handle: ({ ctx, actor, query }) => corpusFile(ctx, actor, query),
  },
  'GET /admin/understanding/:id': {
    summary: 'Shows the ways in which something was said',
    access: understandingAdmin,
    rateLimit: perMinute(240),
    handle: ({ ctx, actor, params }) => readUnrecognised(ctx, actor, params.id),
  },
  'PATCH /admin/understanding/:id': {
    summary: 'Says what words mean, puts them away, or lets them wait again',
    access: understandingAdmin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params, body }) => judgeUnrecognised(ctx, actor, params.id, body),
  },
})

const overviewAdmin = adminFor('overview')

export const overview = routes({
  'GET /admin/overview': {
    summary: 'Shows the figures of the platform and what happened last',
    access: overviewAdmin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor }) => platformOverview(ctx, actor),
  },
  'GET /admin/waiting': {
    summary: 'Shows what waits for an admin, how much of it and since when',
    access: overviewAdmin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor }) => whatWaits(ctx, actor),
  },
  'GET /admin/find': {
    summary:
      'Finds businesses, people, bookings, deals, tyres, conversations and invoices by a name, number, address or code',
    access: adminFor('search'),
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, query }) => findByAdmin(ctx, actor, query.q),
  },
})
