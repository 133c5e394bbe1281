import { confirmEmail } from '#core/auth/confirm-email.ts'
import { ConfirmEmail, EmailConfirmed } from '#core/contracts/auth.ts'
import { Problem } from '#core/contracts/problem.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  post: '/auth/email/confirm',
  says: 'Prove an e-mail address with the link that was sent there',
  who: anyone,
  limit: perMinute(30),
  body: ConfirmEmail,
  answers: { 200: EmailConfirmed, 410: Problem },
  handle: ({ ctx, body, client }) => confirmEmail(ctx, body.token, client),
})
