import type { Context } from '#core/context.ts'
import { numberedText } from '#core/messaging/layouts.ts'
import {
  decideLater,
  destination,
  failed,
  failedOutsideWindow,
  lookAgain,
  type OutboundMessage,
  putBack,
  sendAgain,
  sent,
  takeNext,
  tryLater,
} from '#core/messaging/outbox.ts'
import { templateText } from '#core/messaging/templates.ts'
import { maskAddress } from '#core/rules/phone.ts'
import { addMinutes } from '#core/rules/time.ts'
import { type Delivery, type WhatsappClient, whatsappClient } from './whatsapp-client.ts'
import { forgetContent, sessionDelivery, templateDelivery } from './whatsapp-content.ts'
import { failureFrom, type SendFailure } from './whatsapp-errors.ts'
import { findAtTwilio } from './whatsapp-reconcile.ts'

const STOP_MINUTES = 1
const LOOK_AGAIN_MS = 20_000

export type WhatsappSender = {
  client: WhatsappClient
  /** Sends what waits for the person, in order, until something has to wait or nothing is left. */
  sendWaiting(contactId: string): Promise<void>
  /** Settles a message whose sending ended without a known outcome: found at Twilio, or sent again. */
  settle(row: OutboundMessage): Promise<void>
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
      while (!isPaused(sending)) {
        const row = await takeNext(ctx, contactId)
        if (!row) return
        await sendOne(sending, row)
      }
    },
    settle: (row) => settle(sending, row),
    isPaused: () => isPaused(sending),
  }
}

const isPaused = ({ ctx, pause }: Sending) => pause.until !== undefined && ctx.clock.now() < pause.until

async function sendOne(sending: Sending, row: OutboundMessage): Promise<void> {
  const { ctx } = sending
  const where = await destination(ctx, row)
  if (typeof where === 'string') return void (await failed(ctx, row, { code: null, text: where }))
  const delivery = await deliveryOf(sending, row, where.windowOpen)
  if (!delivery) return void (await decideLater(ctx, row, ctx.clock.now(), 'the 24 hours ended before it was sent'))
  const failure = await post(sending, row, where.to, delivery)
  if (!failure) return
  if (failure.class === 'template') await forgetContent(ctx, delivery)
  const second = secondWay(row, delivery, failure)
  const left = second && (await post(sending, row, where.to, second))
  if (!second || left) await giveUpOrWait(sending, row, left ?? failure)
}

/** Sends once. Undefined when Twilio took it. */
async function post(
  { ctx, client, pause }: Sending,
  row: OutboundMessage,
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
  await sent(ctx, row, sid)
  return undefined
}

/** Reports name the message by our own id, so that one that overtakes Twilio's answer still finds it. */
const statusAddress = ({ config }: Context, row: OutboundMessage) =>
  `${config.publicUrl}/webhooks/twilio/status?m=${row.id}`

async function deliveryOf(
  { ctx, client }: Sending,
  { content, opener }: OutboundMessage,
  windowOpen: boolean,
): Promise<Delivery | undefined> {
  if (content.type === 'template') {
    return (await templateDelivery(ctx, content)) ?? (windowOpen ? { body: templateText(content) } : undefined)
  }
  if (windowOpen) return sessionDelivery(ctx, client, content)
  return opener ? templateDelivery(ctx, opener) : undefined
}

/** Where WhatsApp or Twilio refuse the form, the words alone may pass. */
function secondWay({ content }: OutboundMessage, delivery: Delivery, failure: SendFailure): Delivery | undefined {
  if (failure.class !== 'layout' && failure.class !== 'template') return undefined
  if (!('contentSid' in delivery) || content.type === 'template') return undefined
  return { body: numberedText(content) }
}

async function giveUpOrWait(sending: Sending, row: OutboundMessage, failure: SendFailure): Promise<void> {
  const { ctx } = sending
  if (failure.class === 'unknown') return settle(sending, row)
  const why = { code: failure.code, text: failure.says }
  switch (failure.class) {
    case 'config':
      return stop(sending, row, failure.says)
    case 'retry':
      return tryLater(ctx, row, why, failure.waitMs)
    case 'window':
      return failedOutsideWindow(ctx, row, why)
    case 'template':
      return void (await decideLater(ctx, row, addMinutes(ctx.clock.now(), 1), failure.says))
    case 'layout':
    case 'permanent':
      return void (await failed(ctx, row, why))
  }
}

async function stop({ ctx, pause }: Sending, row: OutboundMessage, why: string): Promise<void> {
  if (!pause.until) ctx.log.error({ why }, 'WhatsApp sender stopped: the Twilio set-up has to be mended')
  pause.until = addMinutes(ctx.clock.now(), STOP_MINUTES)
  await putBack(ctx, row, pause.until)
}

async function settle({ ctx, client }: Sending, row: OutboundMessage): Promise<void> {
  const at = ctx.clock.now()
  const soon = new Date(at.getTime() + LOOK_AGAIN_MS)
  const where = await destination(ctx, row)
  try {
    const found = typeof where === 'string' ? undefined : await findAtTwilio(ctx, client, where.to, row)
    if (found) return void (await sent(ctx, row, found.sid))
  } catch (error) {
    return void (await lookAgain(ctx, row, soon, failureFrom(error).says))
  }
  const since = at.getTime() - (row.claimed_at ?? at).getTime()
  // Twilio's list may lag behind what it has just taken.
  if (since < LOOK_AGAIN_MS) await lookAgain(ctx, row, soon, 'whether Twilio has it is not known yet')
  else await sendAgain(ctx, row)
}
