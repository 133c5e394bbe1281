import { askToCheck, listTemplates } from '#core/notifications/templates/check-templates.ts'
import { delivery, incidentList, markMended, operationsView } from '#core/operations/overview.ts'
import {
  closeSetAside,
  closeSetAsideRow,
  retryRow,
  retryRows,
  retrySetAside,
  setAsideList,
} from '#core/operations/set-aside.ts'
import { resume, stop, switches } from '#core/operations/switches.ts'
import { dropHeld, heldList, sendHeld } from '#core/operations/waiting.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

const admin = adminFor('operations')
const withCode = adminFor('operations', { codeAgain: true })

export const operations = routes({
  'GET /admin/operations': {
    summary: 'Shows which processes run, and what waits in the queue and in the rows',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor }) => operationsView(ctx, actor),
  },
  'GET /admin/operations/set-aside': {
    summary: 'Lists messages and other rows that failed as often as they may, without words',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor }) => setAsideList(ctx, actor),
  },
  'POST /admin/operations/set-aside/:id/retry': {
    summary: 'Gives a message that was set aside back to the bot',
    access: admin,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => void (await retrySetAside(ctx, actor, params.id)),
  },
  'POST /admin/operations/set-aside/:id/close': {
    summary: 'Takes a message that was set aside off the list',
    access: admin,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => void (await closeSetAside(ctx, actor, params.id)),
  },
  'POST /admin/operations/due/retry': {
    summary: 'Tries every row of one work again that was set aside',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, body }) => retryRows(ctx, actor, body.work),
  },
  'POST /admin/operations/due/:id/retry': {
    summary: 'Tries a row again that was set aside',
    access: admin,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => void (await retryRow(ctx, actor, params.id)),
  },
  'POST /admin/operations/due/:id/close': {
    summary: 'Leaves a row undone that was set aside',
    access: admin,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => void (await closeSetAsideRow(ctx, actor, params.id)),
  },
  'GET /admin/operations/held': {
    summary: 'Groups what is held by channel, kind and reason',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor }) => heldList(ctx, actor),
  },
  'POST /admin/operations/held/send': {
    summary: 'Decides now about a group of what is held; the rules still count',
    access: withCode,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, body }) => sendHeld(ctx, actor, body),
  },
  'POST /admin/operations/held/drop': {
    summary: 'Drops a group of what is held',
    access: withCode,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, body }) => dropHeld(ctx, actor, body),
  },
  'GET /admin/operations/delivery': {
    summary: 'Counts failures by code, and how far messages came, against the period before',
    access: admin,
    rateLimit: perMinute(30),
    handle: ({ ctx, actor, query }) => delivery(ctx, actor, query.range),
  },
  'GET /admin/operations/troubles': {
    summary: 'Lists what admins were told to mend',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor }) => incidentList(ctx, actor),
  },
  'POST /admin/operations/troubles/:id/settle': {
    summary: 'Marks a trouble as mended',
    access: admin,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => void (await markMended(ctx, actor, params.id)),
  },
})

/** WhatsApp’s templates and their approval. */
export const templates = routes({
  'GET /admin/templates': {
    summary: 'Lists the WhatsApp templates with their approval and what was sent over 30 days',
    access: adminFor('templates'),
    rateLimit: perMinute(60),
    handle: ({ ctx, actor }) => listTemplates(ctx, actor),
  },
  'POST /admin/templates/check': {
    summary: 'Has the missing templates submitted to WhatsApp, and the approval of all fetched',
    access: adminFor('templates'),
    rateLimit: perMinute(6),
    handle: ({ ctx, actor }) => askToCheck(ctx, actor),
  },
})

export const killSwitches = routes({
  'GET /admin/switches': {
    summary: 'Shows what the owners have stopped, why, and how much waits',
    access: adminFor('overview'),
    rateLimit: perMinute(60),
    handle: ({ ctx, actor }) => switches(ctx, actor),
  },
  'POST /admin/switches/:name/stop': {
    summary: 'Stops the bot, all sending, or deal alerts and announcements, in every process at once',
    access: adminFor('switches', { codeAgain: true }),
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params, body }) => stop(ctx, actor, params.name, body.reason),
  },
  'POST /admin/switches/:name/resume': {
    summary: 'Lets what was stopped go on; what is no longer true does not go out',
    access: adminFor('switches', { codeAgain: true }),
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params, body }) => resume(ctx, actor, params.name, body.reason),
  },
})
