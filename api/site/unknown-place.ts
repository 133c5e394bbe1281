import { noteUnknownPlace } from '#core/places/note-unknown-place.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /places/unknown', {
  summary: 'Counts a place that somebody typed and the website does not know, by nobody',
  access: anyone,
  rateLimit: perMinute(10),
  handle: async ({ ctx, body }) => void (await noteUnknownPlace(ctx, body.name)),
})
