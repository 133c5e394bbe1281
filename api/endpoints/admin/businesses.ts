import { businessCounts, businessPage, latestOfBusiness, showBusiness } from '#core/businesses/businesses.ts'
import {
  approveApplication,
  listApplications,
  rejectApplication,
  requestMore,
} from '#core/businesses/joining/application.ts'
import { beginLook, endLook, writeToOwner } from '#core/businesses/look.ts'
import { setBusinessStatus, setShopFee } from '#core/businesses/set-status.ts'
import { featureDeal, listAllDeals } from '#core/deals/feature-deals.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

const admin = adminFor('businesses')

export const applications = routes({
  'GET /admin/applications': {
    summary: 'Lists the shops that wait for approval, the newest first',
    access: adminFor('applications'),
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, query }) => listApplications(ctx, actor, query),
  },
  'POST /admin/applications/:shopId/approve': {
    summary: 'Approves a shop, once an owner has proven an e-mail address or a number',
    access: adminFor('applications'),
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => approveApplication(ctx, actor, params.shopId),
  },
  'POST /admin/applications/:shopId/reject': {
    summary: 'Rejects an application with a reason; its owner may correct it and ask again',
    access: adminFor('applications'),
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => rejectApplication(ctx, actor, params.shopId, body.reason),
  },
  'POST /admin/applications/:shopId/request-more': {
    summary: 'Asks the owners of a waiting shop for what is missing',
    access: adminFor('applications'),
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => requestMore(ctx, actor, params.shopId, body.message),
  },
})

export const businesses = routes({
  'GET /admin/businesses': {
    summary: 'Lists all shops with their owners and status, the last updated first',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, query }) => businessPage(ctx, actor, query),
  },
  'GET /admin/businesses/counts': {
    summary: 'Counts the shops of each status, and names their provinces',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor }) => businessCounts(ctx, actor),
  },
  'GET /admin/businesses/:shopId': {
    summary: 'Shows one shop with its people, papers and history',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => showBusiness(ctx, actor, params.shopId),
  },
  'GET /admin/businesses/:shopId/latest': {
    summary: 'Shows what happened at a shop of late: bookings, deals, reviews, our words with its owner, audit entries',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => latestOfBusiness(ctx, actor, params.shopId),
  },
  'POST /admin/businesses/:shopId/status': {
    summary: 'Approves, blocks, reinstates, unpublishes or republishes a shop',
    access: adminFor('moderation'),
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => setBusinessStatus(ctx, actor, params.shopId, body),
  },
  'POST /admin/businesses/:shopId/messages': {
    summary: 'Writes to the owner of a shop, who can answer',
    access: admin,
    rateLimit: perMinute(60),
    idempotent: true,
    handle: ({ ctx, actor, params, body }) => writeToOwner(ctx, actor, params.shopId, body.text),
  },
  'POST /admin/businesses/:shopId/fee': {
    summary: 'Sets what one shop pays a month',
    access: adminFor('revenue', { codeAgain: true }),
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => setShopFee(ctx, actor, params.shopId, body.monthlyFeeCents),
  },
  'POST /admin/businesses/:shopId/look': {
    summary: 'Begins to look at a shop as its people see it; nothing can be changed meanwhile',
    access: adminFor('moderation', { codeAgain: true }),
    rateLimit: perMinute(30),
    unseen: () => true,
    handle: ({ ctx, actor, visitor, params }) => beginLook(ctx, actor, visitor.sessionId, params.shopId),
  },
  'POST /admin/look/end': {
    summary: 'Ends the look at a shop',
    access: adminFor('moderation'),
    rateLimit: perMinute(30),
    unseen: () => true,
    handle: async ({ ctx, actor, visitor }) => void (await endLook(ctx, actor, visitor.sessionId)),
  },
})

const dealsAdmin = adminFor('deals')

export const dealManagement = routes({
  'GET /admin/deals': {
    summary: 'Lists the deals of all shops, the newest first',
    access: dealsAdmin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, query }) => listAllDeals(ctx, actor, query),
  },
  'PATCH /admin/deals/:id': {
    summary: 'Features a deal on the home page, or no longer',
    access: dealsAdmin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => featureDeal(ctx, actor, params.id, body.featured),
  },
})
