import { heldBack, lastTold, messageBySid } from '#db/queries/notifications/history.ts'
import type { Context } from '../context.ts'
import { personOf } from '../messaging/people/person.ts'
import { decide, type Kind, type KindRule, kinds } from '../rules/notifications/notify.ts'
import { allows, type Topic } from '../rules/notifications/preferences.ts'
import { addMinutes } from '../rules/time/time.ts'
import type { Reason } from '../texts/settings.ts'
import { readReason } from './reasons.ts'

const DAYS_BACK = 7

export type Why = { kind: string; at: Date; reasons: Reason[] }

/** Why a person got the message that they answer, or else what they were last told unasked; undefined: nothing was. */
export async function whyThis(ctx: Context, contactId: string, repliesTo?: string): Promise<Why | undefined> {
  const meant = repliesTo ? await messageBySid(ctx.db, contactId, repliesTo) : undefined
  const told = meant ?? (await lastTold(ctx.db, contactId))
  if (!told) return undefined
  const topic = isKnown(told.kind) ? (kinds[told.kind] as KindRule).topic : undefined
  const { preferences } = await personOf(ctx, contactId)
  const isOn = topic !== undefined && allows(preferences, 'whatsapp', topic)
  const reasons: Reason[] = [
    ...(isOn && topic ? [{ code: 'on' as const, channel: 'whatsapp' as const, topic }] : []),
    told.kind === 'one_time_code' ? { code: 'code' } : readReason(told.reason),
  ]
  return { kind: told.kind, at: told.at, reasons }
}

export type WhyNot = { held: Why[]; now: { topic: Topic; reason: Reason }[] }

/** What a person was not told of late and why, and what would stop it now. */
export async function whyNot(ctx: Context, contactId: string, topic?: Topic): Promise<WhyNot> {
  const at = ctx.clock.now()
  const meant = topic ? ofTopic(topic) : []
  const rows = await heldBack(ctx.db, contactId, addMinutes(at, -DAYS_BACK * 24 * 60), meant)
  const held = rows.map(({ kind, at, reason, error_text }) => ({
    kind,
    at,
    reasons: [error_text ? { code: 'failed' as const, why: error_text } : readReason(reason)],
  }))
  return { held, now: topic ? await stoppedNow(ctx, contactId, topic) : [] }
}

const isKnown = (kind: string): kind is Kind => Object.hasOwn(kinds, kind)
const ofTopic = (topic: Topic): Kind[] =>
  (Object.keys(kinds) as Kind[]).filter((kind) => (kinds[kind] as KindRule).topic === topic)

async function stoppedNow(ctx: Context, contactId: string, topic: Topic): Promise<WhyNot['now']> {
  const isAdvertising = topic === 'deals' || topic === 'marketing'
  const rule: KindRule = {
    topic,
    purpose: isAdvertising ? topic : 'service',
    channels: ['whatsapp'],
    urgent: topic === 'bookings',
    keepsHours: 24,
  }
  const decision = decide(rule, 'whatsapp', await personOf(ctx, contactId), ctx.clock.now(), 'approved')
  return decision.do === 'send' ? [] : [{ topic, reason: readReason(decision.reason) }]
}
