import { heldBack, lastTold, messageBySid } from '#db/queries/notifications/history.ts'
import type { Context } from '../context.ts'
import { failureOf } from '../messaging/outbound/delivery-errors.ts'
import { personOf } from '../messaging/people/person.ts'
import { decide, type KindRule } from '../rules/notifications/notify.ts'
import { allows, type Topic } from '../rules/notifications/preferences.ts'
import type { Reason } from '../rules/notifications/reason.ts'
import { addMinutes, hours } from '../rules/time/time.ts'
import type { KindName } from './kind.ts'
import { kindNames, kindOf } from './kinds/kinds.ts'

const DAYS_BACK = 7

/** `what` names the message. */
export type Why = { what: KindName; at: Date; reasons: Reason[] }

/** Why the person got the message that they reply to, or else the last notice. Undefined if there was none. */
export async function whyThis(ctx: Context, contactId: string, repliesTo?: string): Promise<Why | undefined> {
  const meant = repliesTo ? await messageBySid(ctx.db, contactId, repliesTo) : undefined
  const told = meant ?? (await lastTold(ctx.db, contactId))
  if (!told) return undefined
  const kind = kindOf(told.kind)
  const topic = kind?.topic
  const { preferences } = await personOf(ctx, contactId)
  const isOn = topic !== undefined && allows(preferences, 'whatsapp', topic)
  const reasons: Reason[] = [
    ...(isOn && topic ? [{ code: 'allowed' as const, channel: 'whatsapp' as const, topic }] : []),
    kind?.proves ? { code: 'code_asked' } : told.reason,
  ]
  return { what: kind?.named ?? 'other', at: told.at, reasons }
}

export type WhyNot = { held: Why[]; now: { topic: Topic; reason: Reason }[] }

/** Notices that the person did not get of late, with the reasons, and the reason that would stop one now. */
export async function whyNot(ctx: Context, contactId: string, topic?: Topic): Promise<WhyNot> {
  const at = ctx.clock.now()
  const meant = topic ? ofTopic(topic) : []
  const rows = await heldBack(ctx.db, contactId, addMinutes(at, -DAYS_BACK * 24 * 60), meant)
  const held = rows.map(({ kind, at, reason, failed, error_code }) => ({
    what: kindOf(kind)?.named ?? ('other' as const),
    at,
    reasons: [failed ? failure(error_code) : reason],
  }))
  return { held, now: topic ? await stoppedNow(ctx, contactId, topic) : [] }
}

const failure = (error: number | null): Reason => ({
  code: 'delivery',
  failure: failureOf(error ?? undefined).class,
  ...(error !== null && { error }),
})

const ofTopic = (topic: Topic): string[] => kindNames.filter((name) => kindOf(name)?.topic === topic)

async function stoppedNow(ctx: Context, contactId: string, topic: Topic): Promise<WhyNot['now']> {
  const isAdvertising = topic === 'deals' || topic === 'marketing'
  const rule: KindRule = {
    topic,
    purpose: isAdvertising ? topic : 'service',
    channels: ['whatsapp'],
    urgent: topic === 'bookings',
    keeps: hours(24),
  }
  const decision = decide(rule, 'whatsapp', await personOf(ctx, contactId), ctx.clock.now(), 'approved')
  return decision.do === 'send' ? [] : [{ topic, reason: decision.reason }]
}
