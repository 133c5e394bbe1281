import { createHash } from 'node:crypto'
import { answerOf, keepAnswer, type RequestKey, takeKey } from '#db/queries/once.ts'
import { oldAnswers } from '#db/queries/retention.ts'
import type { Context } from './context.ts'
import { Refusal } from './errors.ts'
import { forgetRows } from './jobs/forget-rows.ts'
import { addMinutes } from './rules/time/time.ts'
import { transaction } from './transaction.ts'

/** A request is repeated within a day, if at all. */
const MINUTES_KEPT = 24 * 60

/** JSON as it goes over the wire. */
export type Answer = { status: number; answer: string }

/**
 * Runs the work once for a key, however often and at whatever moments the request comes; a repetition gets the first
 * answer. The key is kept in the transaction of the work, so a refusal or a crash leaves it free. Throws KEY_REUSED if
 * the key came with another request.
 */
export const once = (
  ctx: Context,
  key: RequestKey,
  request: unknown,
  work: (ctx: Context) => Promise<Answer>,
): Promise<Answer & { again: boolean }> =>
  transaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
    if (await takeKey(ctx.db, key, fingerprint, { at, expiresAt: addMinutes(at, MINUTES_KEPT) })) {
      const made = await work(ctx)
      await keepAnswer(ctx.db, key, made)
      return { ...made, again: false }
    }
    const { fingerprint: first, status, answer } = await answerOf(ctx.db, key)
    if (first !== fingerprint) throw keyReused()
    if (status === null || answer === null) throw new Error('a key was kept without its answer')
    return { status, answer, again: true }
  })

const keyReused = () =>
  new Refusal(
    'KEY_REUSED',
    'Your first try has reached us. Please look whether it went through before you send it with changes.',
    422,
  )

/** Deletes answers whose time is over. */
export const forgetAnswers = forgetRows(oldAnswers)
