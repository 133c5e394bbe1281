import { currentChanges } from '#core/places/place-changes.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /places/changes', {
  summary: 'Gives the places and their names that differ from those that the website brings along',
  access: anyone,
  rateLimit: perMinute(60),
  caches: 'each time',
  handle: ({ ctx }) => currentChanges(ctx),
})
