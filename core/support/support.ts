import {
  assignThread,
  lockSupportThread,
  type SupportRow,
  supportAdmins,
  supportThread,
} from '#db/queries/admin/support.ts'
import { dropUnsentClosing } from '#db/queries/threads/thread-messages.ts'
import { insertParticipants } from '#db/queries/threads/thread-people.ts'
import { insertThread } from '#db/queries/threads/threads.ts'
import type { Actor, Person } from '../actor.ts'
import { adminsOnly } from '../admin/refusals.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { ChangeSupport, SupportDetail } from '../contracts/admin/support.ts'
import { Refusal } from '../errors.ts'
import { personOf } from '../messaging/people/person.ts'
import { pushThread } from '../realtime/push.ts'
import { type Texts, textsIn } from '../texts/texts.ts'
import { changeThread } from '../threads/list-threads.ts'
import { noteThreadMade } from '../threads/note-thread.ts'
import { threadNotFound } from '../threads/refusals.ts'
import { sendMessage } from '../threads/send-message.ts'
import { accessOfParticipant, activeThreadAccess } from '../threads/thread-access.ts'
import { transaction } from '../transaction.ts'
import { showSupport } from './list-support.ts'
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
