import { z } from 'zod'
import { findPlace } from '#core/rules/places/places.ts'
import { placeWords } from '#core/rules/understanding/mask-words.ts'
import { countUnknownPlace, settleUnknownPlace, unknownPlaces } from '#db/queries/understanding/unknown-places.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly, canAdmin } from '../admin-policy.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { WaitingQuery } from '../contracts/admin/fitment.ts'
import type { UnknownPlaces } from '../contracts/admin/language.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { transaction } from '../transaction.ts'
import { unknownPlaceNotFound } from './places.ts'

const LIST = 'unknown-places'

/** Places that people named and nobody knew, the most often named first. Throws NOT_ALLOWED, PAGE_NOT_FOUND. */
export async function listUnknownPlaces(ctx: Context, actor: Actor, query: WaitingQuery): Promise<UnknownPlaces> {
  if (!canAdmin(actor, 'places')) throw adminsOnly()
  const cursor = readCursor(LIST, query.after, z.int())
  const after = cursor && { times: cursor.rank, id: cursor.id }
  const found = await unknownPlaces(ctx.db, { after, limit: query.limit + 1 })
  const rows = found.slice(0, query.limit)
  const last = found.length > query.limit ? rows.at(-1) : undefined
  return {
    places: rows.map(({ first_asked_at, last_asked_at, ...row }) => ({
      ...row,
      firstAskedAt: first_asked_at.toISOString(),
      lastAskedAt: last_asked_at.toISOString(),
    })),
    next: last ? writeCursor(LIST, { rank: last.times, id: last.id }) : null,
  }
}

/** Puts an entry away, or lets it wait again. Throws NOT_ALLOWED, UNKNOWN_NOT_FOUND. */
export async function dismissUnknownPlace(ctx: Context, actor: Actor, id: string, dismissed: boolean): Promise<void> {
  if (!canAdmin(actor, 'places')) throw adminsOnly()
  await transaction(ctx, async (ctx) => {
    const found = await settleUnknownPlace(ctx.db, id, dismissed ? ctx.clock.now() : null)
    if (!found) throw unknownPlaceNotFound()
    await noteAudit(ctx, {
      contactId: actor.contactId,
      action: 'update',
      entity: 'unknown_place',
      entityId: id,
      before: { text: found.text, dismissed: !dismissed },
      after: { text: found.text, dismissed },
    })
  })
}

/** Counts a place that somebody named and we do not know, by nobody; words that may be a name or an address are not kept. */
export async function noteUnknownPlace(ctx: Pick<Context, 'db' | 'clock'>, text: string): Promise<void> {
  const words = placeWords(text)
  if (words && !findPlace(words)) await countUnknownPlace(ctx.db, words, ctx.clock.now())
}
