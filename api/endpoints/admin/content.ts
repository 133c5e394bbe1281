import { listLegalTexts, publishLegalText } from '#core/legal/publish.ts'
import { changeContent, contentToEdit } from '#core/site/change-content.ts'
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
