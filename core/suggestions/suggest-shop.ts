import { insertSuggestion } from '#db/queries/admin/suggestions.ts'
import { endWait } from '#db/queries/inbox/response-clock.ts'
import { type Actor, isPerson } from '../actor.ts'
import { type Client, countStranger } from '../bookings/guests/limits.ts'
import type { Context } from '../context.ts'
import type { Suggestion } from '../contracts/forms/messages.ts'
import { threadNotFound } from '../threads/refusals.ts'
import { type Opener, openThread } from '../threads/start-thread.ts'
import { transaction } from '../transaction.ts'
import { canSuggest } from './suggestion-policy.ts'

/**
 * A person names a fitment centre that is missing; it becomes a thread with us. Throws THREAD_NOT_FOUND for a private
 * link.
 */
export async function suggestShop(
  ctx: Context,
  actor: Actor,
  wish: Suggestion,
  client?: Client,
): Promise<{ threadId: string }> {
  if (!canSuggest(actor)) throw threadNotFound()
  const { name, email, phone, shop, place, notes } = wish
  const opener: Opener = isPerson(actor) ? { contactId: actor.contactId } : { guest: { name, email, phone } }
  if (!isPerson(actor)) await countStranger(ctx, { phone, email }, client)
  return transaction(ctx, async (ctx) => {
    const { thread } = await openThread(ctx, opener, {
      shop: undefined,
      type: 'support',
      subject: `Fitment centre suggested: ${shop}`,
      message: [`${shop}, ${place}`, notes].filter(Boolean).join('\n'),
    })
    const row = { thread_id: thread.id, shop, place, same: sameCentre(shop, place), created_at: ctx.clock.now() }
    await insertSuggestion(ctx.db, row)
    // It stands among the suggestions; only what they write besides waits for an answer.
    await endWait(ctx.db, thread.id)
    return { threadId: thread.id }
  })
}

/** The same for 'Bob's Tyres, Sandton' and 'bobs tyres, sandton'. */
const sameCentre = (shop: string, place: string): string => `${bare(shop)} ${bare(place)}`
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
