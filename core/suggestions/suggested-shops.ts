import { z } from 'zod'
import { markSuggestion, suggestions } from '#db/queries/admin/suggestions.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly } from '../admin/refusals.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { SuggestionPage, SuggestionsQuery } from '../contracts/admin/support.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { Refusal } from '../errors.ts'
import { transaction } from '../transaction.ts'
import { canSeeSuggestions } from './suggestion-policy.ts'

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
