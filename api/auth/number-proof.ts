import type { RequestHandler } from 'express'
import { finishNumberProof, pollNumberProof, startNumberProof } from '#core/auth/number-proof.ts'
import type { Context } from '#core/context.ts'
import {
  type NumberProofStarted,
  type NumberProofState,
  type SignedIn,
  StartNumberProof,
} from '#core/contracts/auth.ts'
import { clientOf } from '../client.ts'
import { signIn } from './answer.ts'

type Token = { token: string }

/** POST /api/auth/number-proof */
export const startProofHandler =
  (ctx: Context): RequestHandler =>
  async (request, response) => {
    const wish = StartNumberProof.parse(request.body)
    const answer: NumberProofStarted = await startNumberProof(ctx, wish, clientOf(request))
    response.status(201).json(answer)
  }

/** GET /api/auth/number-proof/:token */
export const pollProofHandler =
  (ctx: Context): RequestHandler<Token> =>
  async (request, response) => {
    const answer: NumberProofState = await pollNumberProof(ctx, request.params.token)
    response.json(answer)
  }

/** POST /api/auth/number-proof/:token */
export const finishProofHandler =
  (ctx: Context): RequestHandler<Token> =>
  async (request, response) => {
    const entry = await finishNumberProof(ctx, request.params.token, clientOf(request))
    await signIn(ctx, request, response, entry)
    const answer: SignedIn = { account: entry.session.account, created: entry.created }
    response.json(answer)
  }
