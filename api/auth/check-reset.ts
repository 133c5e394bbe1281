import { checkReset } from '#core/auth/change-password.ts'
import { CheckReset } from '#core/contracts/auth.ts'
import { Problem } from '#core/contracts/problem.ts'
import { perMinute } from '../allowance.ts'
import { nothing, route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  post: '/auth/password/reset/check',
  says: 'Whether the link of a mail still sets a password',
  who: anyone,
  limit: perMinute(30),
  body: CheckReset,
  answers: { 204: nothing, 410: Problem },
  handle: async ({ ctx, body, client }) => {
    await checkReset(ctx, body.token, client)
    return undefined
  },
})
