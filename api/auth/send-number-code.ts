import { sendNumberCode } from '#core/auth/change-number.ts'
import { CodeSent, SendNumberCode } from '#core/contracts/auth.ts'
import { Problem } from '#core/contracts/problem.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  post: '/auth/number/code',
  says: 'Send a code to the WhatsApp number that I use, or to the one that I want to use',
  who: signedIn,
  limit: perMinute(20),
  body: SendNumberCode,
  answers: { 202: CodeSent, 409: Problem, 503: Problem },
  handle: ({ ctx, visitor, body, client }) => sendNumberCode(ctx, visitor.account.id, body, client),
})
