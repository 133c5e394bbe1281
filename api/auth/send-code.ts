import { sendCode } from '#core/auth/send-code.ts'
import { CodeSent, SendCode } from '#core/contracts/auth.ts'
import { Problem } from '#core/contracts/problem.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  post: '/auth/code',
  says: 'Send a code to a number on WhatsApp, whether or not it has an account',
  who: anyone,
  limit: perMinute(60),
  body: SendCode,
  answers: { 202: CodeSent, 503: Problem },
  handle: ({ ctx, body, client }) => sendCode(ctx, body, client),
})
