import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Suggestion } from '../contracts/forms/messages.ts'
import { type Opener, openThread } from '../threads/start-thread.ts'

/** Somebody names a fitment centre that they miss; it becomes a thread with us. */
export async function suggestShop(ctx: Context, actor: Actor, wish: Suggestion): Promise<{ threadId: string }> {
  const { name, email, phone, shop, place, notes } = wish
  const opener: Opener = actor.kind === 'contact' ? { contactId: actor.contactId } : { guest: { name, email, phone } }
  const seat = await openThread(ctx, opener, {
    shop: undefined,
    type: 'support',
    subject: `Fitment centre suggested: ${shop}`,
    message: [`${shop}, ${place}`, notes].filter(Boolean).join('\n'),
  })
  return { threadId: seat.thread.id }
}
