import { z } from 'zod'
import { isPersonBlocked, type KnownPersonRow, knownPerson } from '#db/queries/admin/person-blocks.ts'
import {
  type Colleague,
  type SupportRow,
  supportAdmins,
  supportThread,
  supportThreads,
} from '#db/queries/admin/support.ts'
import { participantById } from '#db/queries/threads/thread-people.ts'
import type { Actor, Person } from '../actor.ts'
import { adminsOnly } from '../admin/refusals.ts'
import type { Context } from '../context.ts'
import type {
  KnownPerson,
  SupportDetail,
  SupportPage,
  SupportQuery,
  SupportThread,
} from '../contracts/admin/support.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { threadNotFound } from '../threads/refusals.ts'
import { canAnswerPeople } from './support-policy.ts'

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

const colleagueView = ({ id, name }: Colleague, me: Person) => ({ id, name, you: id === me.contactId })

const supportView = (row: SupportRow, me: Person): SupportThread => ({
  id: row.id,
  about: row.about,
  subject: row.subject ?? '',
  person: { name: row.person, guest: row.guest },
  status: row.status,
  waitingSince: row.waiting_since?.toISOString() ?? null,
  latest: row.latest_words === null ? null : { words: row.latest_words, from: row.latest_from ?? '' },
  lastMessageAt: row.last_message_at.toISOString(),
  assignee: row.assignee && colleagueView(row.assignee, me),
})

const instant = (text: string | null): string | null => text && new Date(text).toISOString()

/** Of a guest only the name is known. */
function knownView(name: string, row: KnownPersonRow | undefined, blocked: boolean): KnownPerson {
  if (!row)
    return {
      ...{ name, guest: true, since: null, language: null, reachedBy: [], shops: [], consents: [], bookings: [] },
      blocked,
    }
  const { since, language, whatsapp, email, account, shops, consents, bookings } = row
  return {
    name,
    guest: false,
    since: since.toISOString(),
    language,
    reachedBy: [
      ...(whatsapp ? (['whatsapp'] as const) : []),
      ...(email ? (['email'] as const) : []),
      ...(account ? (['web'] as const) : []),
    ],
    shops,
    consents: consents.map((one) => ({ ...one, at: instant(one.at) ?? '' })),
    bookings: bookings.map((one) => ({ ...one, at: instant(one.at) })),
    blocked,
  }
}
