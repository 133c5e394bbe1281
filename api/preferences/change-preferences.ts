import { changePreferences } from '#core/preferences/web-preferences.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /preferences', {
  summary: 'Changes what I am told about; a yes or no to advertising is recorded',
  access: signedIn,
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, body }) => changePreferences(ctx, actor, body),
})
