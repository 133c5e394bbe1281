import { ChangePreferences, PreferencesView } from '#core/contracts/preferences.ts'
import { Problem } from '#core/contracts/problem.ts'
import { changePreferences } from '#core/preferences/web-preferences.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  patch: '/preferences',
  says: 'Change what I want to be told of; a yes or no to advertising is written down',
  who: signedIn,
  limit: perMinute(20),
  body: ChangePreferences,
  answers: { 200: PreferencesView, 409: Problem },
  handle: ({ ctx, actor, body }) => changePreferences(ctx, actor, body),
})
