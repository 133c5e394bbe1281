import { preferencesOf } from '#core/preferences/web-preferences.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /preferences', {
  summary: 'Shows what I am told about, on which channels, and my quiet hours',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor }) => preferencesOf(ctx, actor),
})
