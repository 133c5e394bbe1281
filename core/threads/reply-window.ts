import { findTemplate } from '#db/queries/messaging/templates.ts'
import type { PersonInThread } from '#db/queries/threads/thread-people.ts'
import { customerWroteAt, type ThreadRow } from '#db/queries/threads/threads.ts'
import type { Context } from '../context.ts'
import type { ReplyWindow, WayToCustomer } from '../contracts/threads/messages.ts'
import { QUESTION } from '../messaging/outbound/wait-for-reply.ts'
import { personOf } from '../messaging/people/person.ts'
import { type Decision, decide, type KindRule, type TemplateState } from '../rules/notifications/notify.ts'
import { hours } from '../rules/time/time.ts'
import type { Language } from '../texts/texts.ts'
import { heldUntil, ofReason } from './delivery.ts'

/** A shop's answer within a day of the driver's words does not wait for the end of their quiet hours. */
const DIRECT_MS = hours(24)

/**
 * Whether what is written to a customer is a direct reply, which goes out in their quiet hours too. Who has asked
 * nothing gets none, whoever opened the thread.
 */
export const isDirect = (askedAt: Date | undefined, at: Date): boolean =>
  askedAt !== undefined && at.getTime() - askedAt.getTime() < DIRECT_MS

/** How the customer gets what is written to them now: the same decisions as when it is written. */
export async function replyWindow(
  ctx: Context,
  thread: ThreadRow,
  people: readonly PersonInThread[],
): Promise<ReplyWindow> {
  const customer = people.find(({ role, is_active }) => role === 'customer' && is_active)
  if (!customer) return { openUntil: null, ways: [], reason: null }
  if (!customer.contact_id) return ofGuest(customer)
  const at = ctx.clock.now()
  const { person, rule, phone } = await onPhone(ctx, thread, customer.contact_id)
  const isOpen = person.whatsapp?.windowOpen === true && phone.do !== 'drop'
  const ways: WayToCustomer[] = []
  if (phone.do !== 'drop') ways.push(isOpen ? 'whatsapp' : 'ask_to_reply')
  if (decide(rule, 'email', person, at).do !== 'drop') ways.push('email')
  if (person.accountId) ways.push('website')
  return {
    openUntil: (isOpen && person.windowUntil?.toISOString()) || null,
    ways,
    reason: whyNotNow(phone, person.quietHours.zone),
  }
}

/** What is written to a customer now, on WhatsApp. */
async function onPhone(ctx: Context, thread: ThreadRow, contactId: string) {
  const at = ctx.clock.now()
  const person = await personOf(ctx, contactId)
  const rule: KindRule = {
    topic: thread.type === 'quote' ? 'quotes' : 'messages',
    purpose: 'service',
    channels: ['whatsapp', 'email', 'in_app'],
    urgent: isDirect(await customerWroteAt(ctx.db, thread.id), at),
    keeps: hours(72),
  }
  return { person, rule, phone: decide(rule, 'whatsapp', person, at, await stateOfQuestion(ctx, person.language)) }
}

/** The end of the quiet hours for which words to the customer wait; undefined if they go out now, or not at all. */
export async function quietUntil(
  ctx: Context,
  thread: ThreadRow,
  people: readonly PersonInThread[],
): Promise<Date | undefined> {
  const customer = people.find(({ role, is_active }) => role === 'customer' && is_active)
  const phone = customer?.contact_id ? (await onPhone(ctx, thread, customer.contact_id)).phone : undefined
  return phone?.do === 'hold' && phone.reason.code === 'quiet_hours' ? phone.until : undefined
}

/** Whether WhatsApp lets us ask somebody to reply. */
async function stateOfQuestion({ db }: Context, language: Language = 'en'): Promise<TemplateState> {
  const own = await findTemplate(db, QUESTION, language)
  const row = own?.approval === 'approved' ? own : await findTemplate(db, QUESTION, 'en')
  return row?.approval === 'approved' ? 'approved' : 'waiting'
}

const ofGuest = ({ guest_email, guest_phone }: PersonInThread): ReplyWindow => ({
  openUntil: null,
  ways: guest_email ? ['email'] : [],
  reason: ofReason({ code: guest_phone ? 'number_unproven' : 'no_number' }),
})

function whyNotNow(decision: Decision, zone: string): string | null {
  if (decision.do === 'send') return null
  if (decision.do === 'hold' && decision.reason.code === 'quiet_hours') return heldUntil(decision.until, zone)
  return ofReason(decision.reason)
}
