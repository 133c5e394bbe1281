import { PreferencesView } from '#core/contracts/preferences.ts'
import { preferencesOf } from '#core/preferences/web-preferences.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  get: '/preferences',
  says: 'What I want to be told of, where, and when it is quiet',
  who: signedIn,
  limit: perMinute(60),
  answers: { 200: PreferencesView },
  handle: ({ ctx, actor }) => preferencesOf(ctx, actor),
})
