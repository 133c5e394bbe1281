import { z } from 'zod'
import { knownPerson } from '#db/queries/admin/known-person.ts'
import { isPersonBlocked } from '#db/queries/admin/person-blocks.ts'
import { supportAdmins, supportThread, supportThreads } from '#db/queries/admin/support.ts'
import { participantById } from '#db/queries/threads/thread-people.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly } from '../admin/refusals.ts'
import type { Context } from '../context.ts'
import type { SupportDetail, SupportPage, SupportQuery } from '../contracts/admin/support.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { threadNotFound } from '../threads/refusals.ts'
import { canAnswerPeople } from './support-policy.ts'
import { colleagueView, knownView, supportView } from './support-view.ts'

/**
 * The conversations with us: those that wait, the one that has waited longest first, or the others by their newest
 * message. Throws NOT_ALLOWED, PAGE_NOT_FOUND.
 */
export async function listSupport(ctx: Context, actor: Actor, query: SupportQuery): Promise<SupportPage> {
  if (!canAnswerPeople(actor)) throw adminsOnly()
  const { show, assignee, search, limit, after } = query
  const list = `support-${show}`
  const past = readCursor(list, after, z.iso.datetime())
  const rows = await supportThreads(ctx.db, {
    show,
    search,
    assignee: assignee === 'me' ? actor.contactId : assignee === 'nobody' ? null : undefined,
    after: past && { at: past.rank, id: past.id },
    limit: limit + 1,
  })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const rank = last && ((show === 'waiting' ? last.waiting_since : null) ?? last.last_message_at)
  return {
    threads: shown.map((row) => supportView(row, actor)),
    next: last && rank ? writeCursor(list, { rank: rank.toISOString(), id: last.id }) : null,
  }
}

/** One conversation with us, and what we know of the person. Throws NOT_ALLOWED, THREAD_NOT_FOUND. */
export async function showSupport(ctx: Context, actor: Actor, id: string): Promise<SupportDetail> {
  if (!canAnswerPeople(actor)) throw adminsOnly()
  const row = await supportThread(ctx.db, id)
  if (!row) throw threadNotFound()
  const person = await participantById(ctx.db, row.participant_id)
  const known = row.contact_id ? await knownPerson(ctx.db, row.contact_id) : undefined
  const isBlocked = await isPersonBlocked(ctx.db, {
    contactId: row.contact_id,
    phone: person?.guest_phone,
    email: person?.guest_email,
  })
  return {
    thread: supportView(row, actor),
    person: knownView(row.person, known, isBlocked),
    colleagues: (await supportAdmins(ctx.db)).map((one) => colleagueView(one, actor)),
    reportId: row.report_id,
  }
}
