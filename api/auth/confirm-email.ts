import { confirmEmail } from '#core/auth/confirm-email.ts'
import { ConfirmEmail, EmailConfirmed } from '#core/contracts/auth.ts'
import { Problem } from '#core/contracts/problem.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedInTo } from '../who.ts'

export default route({
  post: '/auth/email/confirm',
  says: 'Prove an e-mail address with the link that was sent there',
  who: signedInTo('Please sign in first, then confirm the address.'),
  limit: perMinute(30),
  body: ConfirmEmail,
  answers: { 200: EmailConfirmed, 403: Problem, 410: Problem },
  handle: ({ ctx, visitor, body, client }) => confirmEmail(ctx, visitor, body.token, client),
})
