import { z } from 'zod'
import { messageHistory } from '#db/queries/people/message-history.ts'
import type { Actor } from '../actor.ts'
import { canAdmin } from '../admin/admin-policy.ts'
import { adminsOnly } from '../admin/refusals.ts'
import type { Context } from '../context.ts'
import type { HistoryQuery, PersonHistory } from '../contracts/admin/people.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { toldView } from '../notifications/told/told.ts'
import { knownPerson } from './person-detail.ts'

/**
 * Every notice, message and mail to the person with what became of it and why, the newest first: kinds, no words.
 * Throws NOT_ALLOWED, PERSON_NOT_FOUND, PAGE_NOT_FOUND.
 */
export async function personHistory(
  ctx: Context,
  actor: Actor,
  contactId: string,
  { limit, after }: HistoryQuery,
): Promise<PersonHistory> {
  if (!canAdmin(actor, 'people')) throw adminsOnly()
  await knownPerson(ctx, contactId)
  const past = readCursor('history', after, z.iso.datetime())
  const before = past && { at: new Date(past.rank), id: past.id }
  const rows = await messageHistory(ctx.db, contactId, { before, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    entries: shown.map((row) => {
      const { id, channel, state, because, at, until } = toldView({ ...row, title: null })
      return { id, channel, state, because, at, until, kind: row.kind }
    }),
    next: last ? writeCursor('history', { rank: last.at.toISOString(), id: last.id }) : null,
  }
}
