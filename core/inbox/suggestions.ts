import { z } from 'zod'
import { insertSuggestion, markSuggestion, suggestions } from '#db/queries/admin/support.ts'
import { endWait } from '#db/queries/inbox/response-clock.ts'
import { type Actor, isPerson } from '../actor.ts'
import { adminsOnly } from '../admin-policy.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { type Client, countUnverifiedGuest } from '../bookings/guests/unverified-guest.ts'
import type { Context } from '../context.ts'
import type { SuggestionPage, SuggestionsQuery } from '../contracts/admin/support.ts'
import type { Suggestion } from '../contracts/forms/messages.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { Refusal } from '../errors.ts'
import { threadNotFound } from '../threads/refusals.ts'
import { type Opener, openThread } from '../threads/start-thread.ts'
import { transaction } from '../transaction.ts'
import { canSeeSuggestions, canSuggest } from './support-policy.ts'

/**
 * A person names a fitment centre that is missing; it becomes a thread with us. Throws THREAD_NOT_FOUND for a private
 * link.
 */
export async function suggestShop(
  ctx: Context,
  actor: Actor,
  input: Suggestion,
  client?: Client,
): Promise<{ threadId: string }> {
  if (!canSuggest(actor)) throw threadNotFound()
  const { name, email, phone, shop, place, notes } = input
  const opener: Opener = isPerson(actor) ? { contactId: actor.contactId } : { guest: { name, email, phone } }
  if (!isPerson(actor)) await countUnverifiedGuest(ctx, { phone, email }, client)
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

const suggestionNotFound = () => new Refusal('SUGGESTION_NOT_FOUND', 'There is no such suggestion', 404)

/** The fitment centres that people miss, each once. Throws NOT_ALLOWED, PAGE_NOT_FOUND. */
export async function suggestedShops(
  ctx: Context,
  actor: Actor,
  { show, limit, after }: SuggestionsQuery,
): Promise<SuggestionPage> {
  if (!canSeeSuggestions(actor)) throw adminsOnly()
  const list = `suggestions-${show}`
  const past = readCursor(list, after, z.iso.datetime())
  const rows = await suggestions(ctx.db, {
    done: show === 'done',
    after: past && { at: past.rank, id: past.id },
    limit: limit + 1,
  })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    suggestions: shown.map((row) => ({
      ...{ id: row.id, shop: row.shop, place: row.place, times: row.times },
      firstAt: row.first_at.toISOString(),
      doneAt: row.done_at?.toISOString() ?? null,
      by: row.by.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
    })),
    next: last ? writeCursor(list, { rank: (last.done_at ?? last.first_at).toISOString(), id: last.id }) : null,
  }
}

/** Marks a centre as done, or not, for all that suggested it. Throws NOT_ALLOWED, SUGGESTION_NOT_FOUND. */
export const settleSuggestion = (ctx: Context, actor: Actor, id: string, done: boolean): Promise<void> =>
  transaction(ctx, async (ctx) => {
    if (!canSeeSuggestions(actor)) throw adminsOnly()
    const marked = await markSuggestion(ctx.db, id, { done, by: actor.contactId, at: ctx.clock.now() })
    if (marked === undefined) throw suggestionNotFound()
    if (marked === 0) return
    await noteAudit(ctx, {
      contactId: actor.contactId,
      threadId: id,
      action: 'update',
      entity: 'suggestion',
      entityId: id,
      before: { done: !done },
      after: { done, suggestions: marked },
    })
  })
