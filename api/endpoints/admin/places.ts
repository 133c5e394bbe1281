import { addPlace, addPlaceName, movePlace, removePlaceName, restorePlace } from '#core/language/change-places.ts'
import { listPlaces } from '#core/language/places.ts'
import { dismissUnknownPlace, listUnknownPlaces } from '#core/language/unknown-places.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

const admin = adminFor('places')

/** The places that website and chat know. */
export const places = routes({
  'GET /admin/places': {
    summary: 'Lists the places that website and chat know, with their other names',
    access: admin,
    rateLimit: perMinute(240),
    handle: ({ ctx, actor, query }) => listPlaces(ctx, actor, query),
  },
  'POST /admin/places': {
    summary: 'Adds a place',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, body }) => addPlace(ctx, actor, body),
  },
  'PATCH /admin/places': {
    summary: 'Says where a known place lies',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, body }) => movePlace(ctx, actor, body),
  },
  'POST /admin/places/restored': {
    summary: 'Takes an added place away, or moves one back to where it was',
    access: admin,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, body }) => void (await restorePlace(ctx, actor, body.name)),
  },
  'POST /admin/places/names': {
    summary: 'Gives a place another name',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, body }) => addPlaceName(ctx, actor, body),
  },
  'POST /admin/places/names/removed': {
    summary: 'Takes another name of a place away',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, body }) => removePlaceName(ctx, actor, body),
  },
  'GET /admin/places/unknown': {
    summary: 'Lists the places that people named and nobody knew',
    access: admin,
    rateLimit: perMinute(240),
    handle: ({ ctx, actor, query }) => listUnknownPlaces(ctx, actor, query),
  },
  'PATCH /admin/places/unknown/:id': {
    summary: 'Puts a place that nobody knew away, or lets it wait again',
    access: admin,
    rateLimit: perMinute(120),
    handle: async ({ ctx, actor, params, body }) =>
      void (await dismissUnknownPlace(ctx, actor, params.id, body.dismissed)),
  },
})
