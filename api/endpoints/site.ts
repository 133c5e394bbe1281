import { legalText } from '#core/legal/legal-texts.ts'
import { noteUnknownPlace } from '#core/places/note-unknown-place.ts'
import { currentChanges } from '#core/places/place-changes.ts'
import { placeNear } from '#core/site/place-near.ts'
import { siteContent } from '#core/site/site-content.ts'
import { anyone } from '../access.ts'
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
