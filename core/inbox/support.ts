import { z } from 'zod'
import { isPersonBlocked, type KnownPersonRow, knownPerson } from '#db/queries/admin/person-blocks.ts'
import {
  assignThread,
  type Colleague,
  lockSupportThread,
  type SupportRow,
  supportAdmins,
  supportThread,
  supportThreads,
} from '#db/queries/admin/support.ts'
import { dropUnsentClosing } from '#db/queries/threads/thread-messages.ts'
import { insertParticipants, participantById } from '#db/queries/threads/thread-people.ts'
import { insertThread } from '#db/queries/threads/threads.ts'
import type { Actor, Person } from '../actor.ts'
import { adminsOnly } from '../admin-policy.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type {
  ChangeSupport,
  KnownPerson,
  SupportDetail,
  SupportPage,
  SupportQuery,
  SupportThread,
} from '../contracts/admin/support.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { Refusal } from '../errors.ts'
import { personOf } from '../messaging/people/person.ts'
import { pushThread } from '../realtime.ts'
import { type Texts, textsIn } from '../texts/texts.ts'
import { changeThread } from '../threads/list-threads.ts'
import { noteThreadMade } from '../threads/note-thread.ts'
import { threadNotFound } from '../threads/refusals.ts'
import { sendMessage } from '../threads/send-message.ts'
import { accessOfParticipant, activeThreadAccess } from '../threads/thread-access.ts'
import { transaction } from '../transaction.ts'
import { canAnswerPeople } from './support-policy.ts'

const takenAlready = (by: string | null) =>
  new Refusal('TAKEN_ALREADY', by ? `${by} looks after this conversation now` : 'Nobody looks after it any more', 409)
const notColleague = () =>
  new Refusal('NOT_A_MEMBER', 'Conversations are assigned to admins who may answer people', 409)

/**
 * Assigns a conversation with us to one of us, closes or opens it. Throws NOT_ALLOWED, THREAD_NOT_FOUND, NOT_A_MEMBER,
 * and TAKEN_ALREADY if somebody else has taken it meanwhile.
 */
export const changeSupport = (
  ctx: Context,
  actor: Actor,
  id: string,
  { assigneeId: wanted, instead, status }: ChangeSupport,
): Promise<SupportDetail> =>
  transaction(ctx, async (ctx) => {
    if (!canAnswerPeople(actor)) throw adminsOnly()
    await lockSupportThread(ctx.db, id)
    const row = await supportThread(ctx.db, id)
    if (!row) throw threadNotFound()
    const assigneeId = wanted === 'me' ? actor.contactId : wanted
    if (assigneeId !== undefined && assigneeId !== (row.assignee?.id ?? null)) {
      if (instead !== undefined && instead !== (row.assignee?.id ?? null))
        throw takenAlready(row.assignee?.name ?? null)
      if (assigneeId && !(await supportAdmins(ctx.db)).some((one) => one.id === assigneeId)) throw notColleague()
      await assignThread(ctx.db, id, assigneeId, ctx.clock.now())
      await noteAudit(ctx, {
        contactId: actor.contactId,
        threadId: id,
        action: 'update',
        entity: 'thread',
        entityId: id,
        before: { assignee: row.assignee?.id ?? null },
        after: { assignee: assigneeId },
      })
      await pushThread(ctx, id)
    }
    if (status !== undefined && status !== row.status) {
      await changeThread(ctx, actor, id, { status })
      if (status === 'closed') await tellClosed(ctx, actor, row)
      else await dropUnsentClosing(ctx.db, id)
    }
    return showSupport(ctx, actor, id)
  })

/** So long nothing leaves the house: whoever closes a conversation can undo it. */
const UNDO_MS = 10_000

/** The person is told in their language, and is asked to write if it is not settled. */
async function tellClosed(ctx: Context, admin: Person, { id, contact_id }: SupportRow): Promise<void> {
  const language = contact_id ? (await personOf(ctx, contact_id)).language : undefined
  await sendMessage(ctx, await activeThreadAccess(ctx, admin, id), {
    message: textsIn(language ?? 'en').threads.closedByUs,
    isAutomated: true,
    scheduledFor: new Date(ctx.clock.now().getTime() + UNDO_MS),
  })
}

type Said = { subject: string; words: string }

/**
 * Writes to a person about what was decided, in their language and in a conversation with us, where they can answer. A
 * guest without an address is not reached.
 */
export async function tellPerson(
  ctx: Context,
  admin: Pick<Person, 'contactId'>,
  who: Addressee,
  said: (say: Texts['threads']['decided']) => Said,
): Promise<void> {
  if (!who.contact_id && !who.guest_email) return
  const language = who.contact_id ? (await personOf(ctx, who.contact_id)).language : undefined
  const { subject, words } = said(textsIn(language ?? 'en').threads.decided)
  await writeFirst(ctx, admin, [who], { subject, message: words })
}

/** Whom we write to: a person, or a guest by what they typed. */
export type Addressee = {
  contact_id: string | null
  guest_name: string | null
  guest_phone: string | null
  guest_email: string | null
}

/**
 * One of us writes first: a conversation with us, in which the person may answer. They are told as of any message. The
 * caller has asked the policy. Throws what sendMessage throws.
 */
export const writeFirst = (
  ctx: Context,
  admin: Pick<Person, 'contactId'>,
  people: readonly Addressee[],
  { subject, message }: { subject: string; message: string },
): Promise<string> =>
  transaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    const threadId = await insertThread(ctx.db, {
      shop_id: null,
      type: 'support',
      subject,
      booking_id: null,
      quote_reference: null,
      created_at: at,
      updated_at: at,
      last_message_at: at,
    })
    const there = { thread_id: threadId, joined_at: at }
    const rows = await insertParticipants(ctx.db, [
      ...people.map(({ contact_id, guest_name, guest_phone, guest_email }) => ({
        ...there,
        ...{ role: 'customer' as const, contact_id, guest_name, guest_phone, guest_email },
      })),
      { ...there, role: 'admin', contact_id: admin.contactId },
    ])
    const access = await accessOfParticipant(ctx, rows.find(({ role }) => role === 'admin')?.id ?? '')
    await noteThreadMade(ctx, { contactId: admin.contactId, threadId }, { type: 'support', shopId: null })
    await sendMessage(ctx, access, { message })
    return threadId
  })

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
