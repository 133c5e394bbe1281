import type { Context } from '#core/context.ts'
import { catchUp, catchUpSince } from '#core/messaging/inbound/catch-up.ts'
import type { InboundWire } from '#core/messaging/inbound/inbound.ts'
import type { ReceivedMessage, WhatsappClient } from './whatsapp-client.ts'

const phone = /^whatsapp:(\+[1-9]\d{6,14})$/
const businessScopedId = /^whatsapp:([A-Z]{2}\.(ENT\.)?[A-Za-z0-9]{1,128})$/

/** Reads Twilio's list for messages whose webhook was lost. Returns how many there were. */
export const catchUpFromTwilio = async (ctx: Context, client: WhatsappClient): Promise<number> => {
  const received = await client.receivedSince(await catchUpSince(ctx))
  return catchUp(
    ctx,
    received.flatMap((one) => {
      const wire = wireOf(one)
      return wire ? [{ wire, at: one.createdAt }] : []
    }),
  )
}

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
