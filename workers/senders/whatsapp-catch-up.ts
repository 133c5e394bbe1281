import { eachDue } from '#core/jobs/each-due.ts'
import { catchUpSince, type Lost, lostAmong } from '#core/messaging/inbound/attempts.ts'
import type { InboundWire } from '#core/messaging/inbound/inbound.ts'
import { recordInbound } from '#core/messaging/inbound/record-inbound.ts'
import type { Senders } from './senders.ts'
import type { ReceivedMessage } from './whatsapp-client.ts'

const phone = /^whatsapp:(\+[1-9]\d{6,14})$/
const businessScopedId = /^whatsapp:([A-Z]{2}\.(ENT\.)?[A-Za-z0-9]{1,128})$/

/** Keeps the messages of Twilio's list whose webhook was lost. A message is kept once, whichever way it comes. */
export const catchUpFromTwilio = eachDue<Lost, Pick<Senders, 'whatsapp'>>({
  name: 'lost-message',
  claim: async (ctx, claim, { whatsapp }) => {
    const received = await whatsapp.client.receivedSince(await catchUpSince(ctx))
    const found = received.flatMap((one) => {
      const wire = wireOf(one)
      return wire ? [{ wire, at: one.createdAt }] : []
    })
    return lostAmong(ctx, found, claim)
  },
  id: ({ wire }) => wire.messageSid,
  apart: async (ctx, { wire, at }) => {
    const { fresh } = await recordInbound(ctx, wire, at)
    if (fresh) ctx.log.warn({ messageSid: wire.messageSid }, 'a message that no webhook brought was found at Twilio')
  },
})

/** The list has author, text and time of a message; only the webhook has the tapped button or the place. */
function wireOf({ sid, from, body, media }: ReceivedMessage): InboundWire | undefined {
  const number = phone.exec(from)?.[1]
  const [, id, parent] = businessScopedId.exec(from) ?? []
  const address = number
    ? ({ kind: 'phone', value: number } as const)
    : id
      ? { kind: parent ? ('parent_bsuid' as const) : ('bsuid' as const), value: id }
      : undefined
  if (!address) return undefined
  const words = body.replaceAll('\u0000', '').toWellFormed().trim()
  return {
    messageSid: sid,
    addresses: [address],
    name: undefined,
    body: words,
    content: { kind: media > 0 ? 'media' : words ? 'text' : 'other' },
  }
}
