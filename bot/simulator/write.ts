import type { SharedContact, WriteOnPhone } from '#core/contracts/devtools/simulator.ts'
import type { MediaStore } from './media.ts'
import type { SimMessage } from './records.ts'
import { newSid } from './sids.ts'
import { messagesOf, type State } from './state.ts'

/** The message that comes of what a person did; undefined when the button or row is in no message of theirs. */
export function written(input: WriteOnPhone, state: State, media: MediaStore, now: Date): SimMessage | undefined {
  const chosen = input.choice === undefined ? undefined : choiceOf(input.choice, input, state)
  if (input.choice !== undefined && !chosen) return undefined
  const card = input.contact && {
    contentType: 'text/vcard',
    base64: Buffer.from(vcardOf(input.contact)).toString('base64'),
  }
  const kept = [input.media, card].flatMap((file) => (file ? [keep(file, media)] : []))
  const body = chosen?.choice.title ?? input.text ?? ''
  const at = now.toISOString()
  return {
    sid: newSid(kept.length > 0 ? 'MM' : 'SM'),
    direction: 'inbound',
    phone: input.from,
    ...(input.name && { profileName: input.name }),
    body,
    shown: {
      text: body,
      ...(input.location && { location: input.location }),
      ...(input.contact && { contact: input.contact }),
    },
    status: 'sent',
    errorCode: null,
    errorText: null,
    failsWith: null,
    messagingServiceSid: null,
    statusCallback: null,
    repliesTo: chosen?.repliesTo ?? repliedTo(input, state),
    ...(chosen && { choice: chosen.choice }),
    ...(input.location && { location: input.location }),
    ...(input.contact && { contact: input.contact }),
    media: kept,
    createdAt: at,
    updatedAt: at,
    sentAt: at,
  }
}

/** Looks in the message that the tap was on, else in the newest one that has such a button or row. */
function choiceOf(id: string, input: WriteOnPhone, state: State) {
  const received = messagesOf(state, input.from).filter((message) => message.direction === 'outbound-api')
  const candidates = input.replyTo ? received.filter((message) => message.sid === input.replyTo) : received.toReversed()
  for (const { sid, shown } of candidates) {
    const button = shown.buttons?.find((one) => one.id === id)
    if (button) return { repliesTo: sid, choice: { kind: 'button' as const, id, title: button.title } }
    const row = shown.list?.rows.find((one) => one.id === id)
    if (row) return { repliesTo: sid, choice: { kind: 'list' as const, id, title: row.title } }
  }
  return undefined
}

const repliedTo = ({ replyTo, from }: WriteOnPhone, state: State): string | null =>
  replyTo !== undefined && state.messages.get(replyTo)?.phone === from ? replyTo : null

/** The card as WhatsApp writes it. */
const vcardOf = ({ name, phone }: SharedContact): string =>
  ['BEGIN:VCARD', 'VERSION:3.0', `FN:${name}`, `TEL;type=CELL;waid=${phone.slice(1)}:${phone}`, 'END:VCARD', ''].join(
    '\r\n',
  )

function keep(file: { contentType: string; base64: string }, media: MediaStore) {
  const sid = newSid('ME')
  media.write(sid, Buffer.from(file.base64, 'base64'))
  return { sid, contentType: file.contentType }
}
