import { changeAlert, createAlert, deleteAlert, listAlerts, resumeAlerts, stopAlerts } from '#core/alerts/alerts.ts'
import { currentChanges } from '#core/language/places.ts'
import { noteUnknownPlace } from '#core/language/unknown-places.ts'
import { legalText } from '#core/site/legal-texts.ts'
import { placeNear, siteContent, siteProof } from '#core/site/site-content.ts'
import { anyone, signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { routes } from '../route.ts'

export const site = routes({
  'GET /site': {
    summary: 'Gives what the website claims about the product, and how to get help',
    access: anyone,
    rateLimit: perMinute(120),
    caches: 'each time',
    handle: ({ ctx }) => siteContent(ctx),
  },
  'GET /site/proof': {
    summary: 'Counts the shops that can be booked, their fittings, and how fast they answer',
    access: anyone,
    rateLimit: perMinute(120),
    caches: 'an hour',
    handle: ({ ctx }) => siteProof(ctx),
  },
  'GET /legal/:name': {
    summary: 'Gives a legal text as it applies today, or one of its versions',
    access: anyone,
    rateLimit: perMinute(120),
    caches: 'each time',
    handle: ({ ctx, params, query }) => legalText(ctx, params.name, query.version),
  },
  'GET /places/near': {
    summary: 'Finds the nearest town in South Africa, so that a page can name the place',
    access: anyone,
    rateLimit: perMinute(60),
    caches: 'an hour',
    handle: ({ query }) => placeNear(query),
  },
  'GET /places/changes': {
    summary: 'Gives the places and their names that differ from those that the website brings along',
    access: anyone,
    rateLimit: perMinute(60),
    caches: 'each time',
    handle: ({ ctx }) => currentChanges(ctx),
  },
  'POST /places/unknown': {
    summary: 'Counts a place that somebody typed and the website does not know, by nobody',
    access: anyone,
    rateLimit: perMinute(10),
    handle: async ({ ctx, body }) => void (await noteUnknownPlace(ctx, body.name)),
  },
})

export const alerts = routes({
  'GET /alerts': {
    summary: 'Lists my alerts, oldest first',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor }) => listAlerts(ctx, actor),
  },
  'POST /alerts': {
    summary: 'Creates an alert for matching offers; asking for one is the consent to its messages',
    access: signedIn,
    rateLimit: perMinute(20),
    idempotent: true,
    handle: ({ ctx, actor, body }) => createAlert(ctx, actor, body, 'web'),
  },
  'PATCH /alerts/:id': {
    summary: 'Changes an alert and switches it on',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params, body }) => changeAlert(ctx, actor, params.id, body, 'web'),
  },
  'DELETE /alerts/:id': {
    summary: 'Removes an alert',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params }) => deleteAlert(ctx, actor, params.id),
  },
  'POST /alerts/stop': {
    summary: 'Switches all my alerts off',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: async ({ ctx, actor }) => ({ changed: await stopAlerts(ctx, actor, 'web') }),
  },
  'POST /alerts/resume': {
    summary: 'Switches all my alerts on again',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: async ({ ctx, actor }) => ({ changed: await resumeAlerts(ctx, actor, 'web') }),
  },
})
