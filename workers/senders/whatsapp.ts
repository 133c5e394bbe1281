import type { Context } from '#core/context.ts'
import { enqueue } from '#core/jobs/enqueue.ts'
import { numberedText } from '#core/messaging/layouts.ts'
import { openWithTemplate } from '#core/messaging/record-status.ts'
import { templateText } from '#core/messaging/templates.ts'
import { isWindowOpen } from '#core/messaging/window.ts'
import { maskAddress } from '#core/rules/phone.ts'
import { addMinutes } from '#core/rules/time.ts'
import { transaction } from '#core/transaction.ts'
import {
  claimNext,
  giveBack,
  holdAgain,
  leaveUnsettled,
  markFailed,
  markSent,
  type OutboundRow,
  recipientOf,
  sendLater,
} from '#db/queries/outbound.ts'
import { type Delivery, type WhatsappClient, whatsappClient } from './whatsapp-client.ts'
import { forgetContent, sessionDelivery, templateDelivery } from './whatsapp-content.ts'
import { failureFrom, type SendFailure } from './whatsapp-errors.ts'
import { findAtTwilio } from './whatsapp-reconcile.ts'

/** Longer than any one send can take, so that a message with a living sender is never taken for lost. */
export const LEASE_MINUTES = 1
const MOST_ATTEMPTS = 6
const STOP_MINUTES = 1
const LOOK_AGAIN_MS = 20_000

export type WhatsappSender = {
  client: WhatsappClient
  /** Sends what waits for the person, in order, until something has to wait or nothing is left. */
  sendWaiting(contactId: string): Promise<void>
  /** Settles a message whose sending ended without a known outcome: found at Twilio, or sent again. */
  settle(row: OutboundRow): Promise<void>
  /** The set-up is broken; nothing goes out for the moment. */
  isPaused(): boolean
}

type Sending = { ctx: Context; client: WhatsappClient; pause: Pause }
/** A set-up that Twilio refuses stops everything, with one alert; after a while it is tried whether it works. */
type Pause = { until: Date | undefined }

export function makeWhatsappSender(ctx: Context): WhatsappSender {
  const sending: Sending = { ctx, client: whatsappClient(ctx.config), pause: { until: undefined } }
  return {
    client: sending.client,
    sendWaiting: async (contactId) => {
      for (;;) {
        if (isPaused(sending)) return
        const row = await claim(ctx, contactId)
        if (!row) return
        await sendOne(sending, row)
      }
    },
    settle: (row) => settle(sending, row),
    isPaused: () => isPaused(sending),
  }
}

const isPaused = ({ ctx, pause }: Sending) => pause.until !== undefined && ctx.clock.now() < pause.until

/** Two workers may try at once; the index one_in_flight lets only one of them have a message of this person. */
async function claim(ctx: Context, contactId: string): Promise<OutboundRow | undefined> {
  const at = ctx.clock.now()
  try {
    return await claimNext(ctx.db, contactId, at, addMinutes(at, LEASE_MINUTES))
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'one_in_flight') return undefined
    throw error
  }
}

async function sendOne(sending: Sending, row: OutboundRow): Promise<void> {
  const { ctx } = sending
  const to = await recipientOf(ctx.db, row.contact_id)
  if (!to?.address) return fail(ctx, row, null, 'no WhatsApp number')
  if (to.is_demo && !ctx.config.twilio.simulated)
    return fail(ctx, row, null, 'a demo contact is not written to outside the simulator')
  const windowOpen = isWindowOpen(to.last_inbound_at, ctx.clock.now())
  const delivery = await deliveryOf(sending, row, windowOpen)
  if (!delivery) {
    await holdAgain(ctx.db, row.id, ctx.clock.now(), 'the 24 hours ended before it was sent')
    return
  }
  const failure = await post(sending, row, to.address, delivery)
  if (!failure) return
  if (failure.class === 'template') await forgetContent(ctx, delivery)
  const second = secondWay(row, delivery, failure)
  const left = second && (await post(sending, row, to.address, second))
  if (!second || left) await giveUpOrWait(sending, row, left ?? failure)
}

/** Sends once. Undefined when Twilio took it. */
async function post(
  { ctx, client, pause }: Sending,
  row: OutboundRow,
  to: string,
  delivery: Delivery,
): Promise<SendFailure | undefined> {
  const stopped = pause.until
  let sid: string
  try {
    sid = (await client.send(to, delivery, statusAddress(ctx, row))).sid
  } catch (error) {
    const failure = failureFrom(error)
    ctx.log.warn(
      { outboundId: row.id, to: maskAddress(to), class: failure.class, why: failure.says },
      'message not sent',
    )
    return failure
  }
  // What was under way when the sender stopped proves nothing.
  if (stopped && stopped === pause.until) {
    ctx.log.info('Twilio takes messages again')
    pause.until = undefined
  }
  await markSent(ctx.db, row.id, sid, ctx.clock.now())
  return undefined
}

/** Reports name the message by our own id, so that one that overtakes Twilio's answer still finds it. */
const statusAddress = ({ config }: Context, row: OutboundRow) =>
  `${config.publicUrl}/webhooks/twilio/status?m=${row.id}`

async function deliveryOf(
  { ctx, client }: Sending,
  { content, opener }: OutboundRow,
  windowOpen: boolean,
): Promise<Delivery | undefined> {
  if (content.type === 'template') {
    return (await templateDelivery(ctx, content)) ?? (windowOpen ? { body: templateText(content) } : undefined)
  }
  if (windowOpen) return sessionDelivery(ctx, client, content)
  return opener ? templateDelivery(ctx, opener) : undefined
}

/** Where WhatsApp or Twilio refuse the form, the words alone may pass. */
function secondWay({ content }: OutboundRow, delivery: Delivery, failure: SendFailure): Delivery | undefined {
  if (failure.class !== 'layout' && failure.class !== 'template') return undefined
  if (!('contentSid' in delivery) || content.type === 'template') return undefined
  return { body: numberedText(content) }
}

async function giveUpOrWait(sending: Sending, row: OutboundRow, failure: SendFailure): Promise<void> {
  const { ctx } = sending
  switch (failure.class) {
    case 'unknown':
      return settle(sending, row)
    case 'config':
      return stop(sending, row, failure.says)
    case 'retry':
      return retry(ctx, row, failure)
    case 'window':
      return transaction(ctx, async (ctx) => {
        await fail(ctx, row, failure.code, failure.says)
        await openWithTemplate(ctx, row)
      })
    case 'template':
      await holdAgain(ctx.db, row.id, addMinutes(ctx.clock.now(), 1), failure.says)
      return
    case 'layout':
    case 'permanent':
      return fail(ctx, row, failure.code, failure.says)
  }
}

async function fail(ctx: Context, row: OutboundRow, code: number | null, text: string): Promise<void> {
  await markFailed(ctx.db, row.id, { code, text })
}

async function retry(
  ctx: Context,
  row: OutboundRow,
  { code, says, waitMs }: Exclude<SendFailure, { class: 'unknown' }>,
): Promise<void> {
  if (row.attempts >= MOST_ATTEMPTS) return fail(ctx, row, code, says)
  const base = waitMs ?? 2_000 * 2 ** (row.attempts - 1)
  const due = new Date(ctx.clock.now().getTime() + Math.round(base * (0.5 + ctx.random())))
  await sendLater(ctx.db, row.id, due, { code, text: says })
}

async function stop({ ctx, pause }: Sending, row: OutboundRow, why: string): Promise<void> {
  if (!pause.until) ctx.log.error({ why }, 'WhatsApp sender stopped: the Twilio set-up has to be mended')
  pause.until = addMinutes(ctx.clock.now(), STOP_MINUTES)
  await giveBack(ctx.db, row.id, pause.until)
}

async function settle(sending: Sending, row: OutboundRow): Promise<void> {
  const { ctx, client } = sending
  const at = ctx.clock.now()
  const lookAgain = new Date(at.getTime() + LOOK_AGAIN_MS)
  const to = await recipientOf(ctx.db, row.contact_id)
  try {
    const found = to?.address ? await findAtTwilio(ctx, client, to.address, row) : undefined
    if (found) {
      await markSent(ctx.db, row.id, found.sid, at)
      return
    }
  } catch (error) {
    await leaveUnsettled(ctx.db, row.id, lookAgain, failureFrom(error).says)
    return
  }
  const since = at.getTime() - (row.claimed_at ?? at).getTime()
  // Twilio's list may lag behind what it has just taken.
  if (since < LOOK_AGAIN_MS) await leaveUnsettled(ctx.db, row.id, lookAgain, 'whether Twilio has it is not known yet')
  else if (row.attempts >= MOST_ATTEMPTS) await fail(ctx, row, null, 'Twilio did not answer')
  else {
    await sendLater(ctx.db, row.id, at, { code: null, text: 'Twilio did not get it the first time' })
    await enqueue(ctx, 'whatsapp', { contactId: row.contact_id })
  }
}
