import { vocabularyOf } from '#bot/engine/vocabulary.ts'
import type { Context } from '#core/context.ts'
import {
  type ClaimedMessage,
  claimNext,
  countMessageFailure,
  finishMessage,
  giveUpMessage,
} from '#core/messaging/conversation.ts'
import { applyOptOut } from '#core/messaging/opt-out.ts'
import { reply } from '#core/messaging/send.ts'
import { textsIn } from '#core/texts/texts.ts'
import { transaction } from '#core/transaction.ts'
import type { Turn } from './flow.ts'
import { listen } from './listen.ts'
import { readState } from './state.ts'
import { apology, takeTurn } from './turn.ts'

const MOST_ATTEMPTS = 3

/**
 * Answers the oldest waiting message of one person whom nobody else answers now, in one transaction: claim, decide,
 * write, mark as handled. False when nobody waits.
 */
export async function handleNext(ctx: Context): Promise<boolean> {
  let taken: ClaimedMessage | undefined
  try {
    return await transaction(ctx, async (ctx) => {
      const claimed = await claimNext(ctx)
      taken = claimed?.message
      if (claimed && taken) await handle(ctx, taken, claimed.state)
      return claimed !== undefined
    })
  } catch (error) {
    if (!taken) throw error
    ctx.log.error({ err: error, inboundId: taken.id }, 'message not handled')
    await afterFailure(ctx, taken)
    return true
  }
}

async function handle(ctx: Context, message: ClaimedMessage, stored: unknown): Promise<void> {
  const now = ctx.clock.now()
  const state = readState(stored)
  const heard = listen(message, state.options, now, await vocabularyOf(ctx))
  const language = message.contact.language ?? (heard.understood.language === 'af' ? 'af' : 'en')
  const turn: Turn = { ctx, contact: message.contact, say: textsIn(language), memory: state.memory, now }
  if (await applyOptOut(ctx, message, heard.understood.intent, turn.say)) return finishMessage(ctx, message)
  const progress = await takeTurn(turn, state, heard)
  await reply(ctx, message.contact_id, progress.said)
  await finishMessage(ctx, message, progress.state)
}

/** Tries again a few times, then says sorry rather than nothing, so that one message cannot hold up the next. */
async function afterFailure(ctx: Context, message: ClaimedMessage): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const attempts = await countMessageFailure(ctx, message)
    if (attempts < MOST_ATTEMPTS) return
    await reply(ctx, message.contact_id, [apology({ say: textsIn(message.contact.language ?? 'en') })])
    await giveUpMessage(ctx, message)
  })
}
