import { checkNumberCode } from '#core/auth/change-number.ts'
import { CheckNumberCode, NumberChecked } from '#core/contracts/auth.ts'
import { Problem } from '#core/contracts/problem.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  post: '/auth/number/check',
  says: 'Prove the number that I use, then the new one, which makes it mine',
  who: signedIn,
  limit: perMinute(30),
  body: CheckNumberCode,
  // 401 is also the answer to a wrong code.
  answers: { 200: NumberChecked, 401: Problem, 404: Problem, 409: Problem, 410: Problem },
  handle: ({ ctx, visitor, body, client }) => checkNumberCode(ctx, visitor, body, client),
})
