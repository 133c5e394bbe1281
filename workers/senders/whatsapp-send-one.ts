import type { Context } from '#core/context.ts'
import {
  type ClaimedMessage,
  decideLater,
  destination,
  dropped,
  failed,
  failedOutsideWindow,
  type OutboundMessage,
  putBack,
  sent,
  tryLater,
} from '#core/messaging/outbound/outbox.ts'
import { mayStart } from '#core/messaging/outbound/send.ts'
import { endProbe, resume, stopForSetUp, stopStarting } from '#core/messaging/outbound/sender-stop.ts'
import { asksFirst, waitInstead } from '#core/messaging/outbound/wait-for-reply.ts'
import { stillAgreed } from '#core/messaging/people/person.ts'
import { numberedText, plainer } from '#core/messaging/templates/layouts.ts'
import { stillGoesOut } from '#core/notifications/decide-again.ts'
import { causeGone } from '#core/notifications/still-true.ts'
import { templateText } from '#core/notifications/templates/templates.ts'
import { duration } from '#core/process/metrics.ts'
import { inSpan } from '#core/process/spans.ts'
import type { Reason } from '#core/rules/notifications/reason.ts'
import { maskAddress } from '#core/rules/people/phone.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { orPutBack, retryWrite } from './retry-write.ts'
import type { Delivery } from './whatsapp-client.ts'
import { forgetContent, sessionDelivery, templateDelivery } from './whatsapp-content.ts'
import { failureFrom, type SendFailure } from './whatsapp-errors.ts'
import { type Sending, settle } from './whatsapp-settle.ts'

const accepted = duration('spoor_sent_seconds', 'From when a message was due until Twilio had taken it.', 'purpose')

/**
 * Sends a claimed message: out, back into the queue, or ended with a reason. Returns whether more may wait for the
 * person.
 */
export async function sendOne(sending: Sending, row: ClaimedMessage): Promise<boolean> {
  const more = await tryToSend(sending, row)
  if (row.is_probe) await endProbe(sending.ctx)
  return more
}

async function tryToSend(sending: Sending, row: ClaimedMessage): Promise<boolean> {
  const { ctx } = sending
  const ready = await orPutBack(ctx, row, () => prepare(sending, row))
  if (!ready) return true
  const { failure, more } = await post(sending, row, ready.to, ready.delivery)
  if (!failure) return more
  if (failure.class === 'template') await forgetContent(ctx, ready.delivery)
  await giveUpOrWait(sending, row, await tryPlainer(sending, row, ready, failure), ready.windowOpen)
  return true
}

type Ready = { to: string; windowOpen: boolean; delivery: Delivery }

/** The form in which it goes out; undefined if it does not go out now, which the row then tells. */
async function prepare(sending: Sending, row: ClaimedMessage): Promise<Ready | undefined> {
  const { ctx } = sending
  const where = await destination(ctx, row)
  if (typeof where === 'string') return void (await failed(ctx, row, { code: null, text: where }))
  if (await causeGone(ctx, row, { message: row.id })) return void (await dropped(ctx, row, { code: 'cause_gone' }))
  if (!(await stillAgreed(ctx, row, row.channel)))
    return void (await dropped(ctx, row, { code: 'consent_withdrawn', purpose: row.purpose }))
  if (!where.windowOpen && asksFirst(row)) return void (await waitInstead(ctx, row))
  if (row.waited && !(await stillGoesOut(ctx, row))) return
  const delivery = await deliveryOf(sending, row, where.windowOpen)
  if (!delivery) return void (await decideLater(ctx, row, ctx.clock.now(), { code: 'window_over' }))
  if (!where.windowOpen && row.channel === 'whatsapp') {
    const may = await mayStart(ctx, row)
    if (may !== true) return void (await decideLater(ctx, row, may.until, may.reason))
  }
  return { ...where, delivery }
}

/** Sends once. Without a failure Twilio took it. */
async function post(
  { ctx, client, pause }: Sending,
  row: ClaimedMessage,
  to: string,
  delivery: Delivery,
): Promise<{ failure?: SendFailure; more: boolean }> {
  const facts = { kind: row.kind, attempt: row.attempts }
  let sid: string
  try {
    const taken = await inSpan(
      { name: `send ${row.channel}`, kind: 'send', traceId: row.trace_id ?? row.id, facts },
      () => client.send(row.channel, to, delivery, statusAddress(ctx, row)),
    )
    sid = taken.sid
  } catch (error) {
    const failure = failureFrom(error)
    ctx.log.warn(
      {
        traceId: row.trace_id ?? undefined,
        outboundId: row.id,
        to: maskAddress(to),
        class: failure.class,
        why: failure.says,
      },
      'message not sent',
    )
    return { failure, more: true }
  }
  ctx.log.info({ traceId: row.trace_id ?? undefined, outboundId: row.id, kind: row.kind, sid }, 'message sent')
  accepted.observe({ purpose: row.purpose }, Math.max(0, ctx.clock.now().getTime() - row.due_at.getTime()) / 1000)
  // Only the probe proves anything: others may have been under way when the sender stopped.
  if (row.is_probe) {
    pause.until = undefined
    await resume(ctx)
  }
  return { more: await retryWrite(() => sent(ctx, row, sid)) }
}

/** Reports name the message by our own id, so that one that overtakes Twilio's answer still finds it. */
const statusAddress = ({ config }: Context, row: OutboundMessage) =>
  `${config.publicUrl}/webhooks/twilio/status?m=${row.id}`

async function deliveryOf(
  { ctx, client }: Sending,
  { channel, content, opener }: OutboundMessage,
  windowOpen: boolean,
): Promise<Delivery | undefined> {
  if (channel === 'sms') return { body: content.type === 'template' ? templateText(content) : numberedText(content) }
  if (content.type === 'template') {
    return (await templateDelivery(ctx, content)) ?? (windowOpen ? { body: templateText(content) } : undefined)
  }
  if (windowOpen) return sessionDelivery(ctx, client, content)
  return opener ? templateDelivery(ctx, opener) : undefined
}

/** A simpler form, at last the words alone, may pass if WhatsApp or Twilio refuse this one. The failure that is left. */
async function tryPlainer(
  sending: Sending,
  row: ClaimedMessage,
  { to, windowOpen, delivery: refused }: Ready,
  first: SendFailure,
): Promise<SendFailure | undefined> {
  const { content } = row
  const hasForm = 'contentSid' in refused || refused.pin !== undefined || refused.mediaUrl !== undefined
  let failure: SendFailure | undefined = first
  let simpler = windowOpen && hasForm && content.type !== 'template' ? plainer(content) : undefined
  while (simpler && failure && mayPass(failure, refused)) {
    const delivery = await sessionDelivery(sending.ctx, sending.client, simpler)
    failure = (await post(sending, row, to, delivery)).failure
    if (failure?.class === 'template') await forgetContent(sending.ctx, delivery)
    simpler = plainer(simpler)
  }
  return failure
}

/** The form of a pin is refused in words that a wrong number gets, too. */
const mayPass = ({ class: failure }: SendFailure, refused: Delivery): boolean =>
  failure === 'layout' ||
  failure === 'template' ||
  (('pin' in refused || 'mediaUrl' in refused) && failure === 'permanent')

async function giveUpOrWait(
  sending: Sending,
  row: OutboundMessage,
  failure: SendFailure | undefined,
  windowOpen: boolean,
): Promise<void> {
  if (!failure) return
  const { ctx } = sending
  if (failure.class === 'unknown') return settle(sending, row)
  const why = { code: failure.code, text: failure.says }
  switch (failure.class) {
    case 'config':
      return stop(sending, row, failure.says)
    case 'retry':
      return tryLater(ctx, row, why, failure.waitMs)
    case 'limit':
      if (windowOpen) return tryLater(ctx, row, why, failure.waitMs)
      return void (await decideLater(ctx, row, await stopStarting(ctx, failure.says), reasonOf(failure)))
    case 'window':
      return failedOutsideWindow(ctx, row, why)
    case 'template':
      return void (await decideLater(ctx, row, addMinutes(ctx.clock.now(), 1), reasonOf(failure)))
    default:
      return failed(ctx, row, why)
  }
}

const reasonOf = (failure: Exclude<SendFailure, { class: 'unknown' }>): Reason => ({
  code: 'delivery',
  failure: failure.class,
  ...(failure.code !== null && { error: failure.code }),
})

async function stop({ ctx, pause }: Sending, row: OutboundMessage, why: string): Promise<void> {
  pause.until = await stopForSetUp(ctx, why)
  await putBack(ctx, row, pause.until)
}
