import type { RequestHandler } from 'express'
import { checkCode } from '#core/auth/check-code.ts'
import { sendCode } from '#core/auth/send-code.ts'
import type { Context } from '#core/context.ts'
import { CheckCode, type CodeSent, SendCode, type SignedIn } from '#core/contracts/auth.ts'
import { clientOf } from '../client.ts'
import { signIn } from './answer.ts'

/** POST /api/auth/code */
export const sendCodeHandler =
  (ctx: Context): RequestHandler =>
  async (request, response) => {
    const answer: CodeSent = await sendCode(ctx, SendCode.parse(request.body), clientOf(request))
    response.status(202).json(answer)
  }

/** POST /api/auth/code/check */
export const checkCodeHandler =
  (ctx: Context): RequestHandler =>
  async (request, response) => {
    const entry = await checkCode(ctx, CheckCode.parse(request.body), clientOf(request))
    await signIn(ctx, request, response, entry)
    const answer: SignedIn = { account: entry.session.account, created: entry.created }
    response.json(answer)
  }
