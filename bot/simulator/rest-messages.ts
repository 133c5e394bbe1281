import express, { type Request, type Router } from 'express'
import { allMessages, type Store } from './journal.ts'
import type { Life } from './life.ts'
import { type MediaStore, newSid, refuse, type SimMessage } from './records.ts'
import type { Account } from './webhook-params.ts'
import { type Draft, field, formOf, readDraft } from './write.ts'

export type RestParts = { store: Store; life: Life; account: Account; media: MediaStore; now: () => Date }

/** The Messages resource, mounted at /2010-04-01/Accounts/{AC}. */
export function messagesRouter({ store, life, account, media, now }: RestParts): Router {
  const router = express.Router()
  const found = (request: Request): SimMessage | undefined => store.state.messages.get(String(request.params.sid))

  router.post('/Messages.json', express.urlencoded({ extended: false, limit: '256kb' }), (request, response) => {
    const draft = readDraft(formOf(request.body), store.state, account.number, now())
    if (draft.code !== undefined) return refuse(response, 400, draft.code)
    const message = outbound(draft, now())
    store.commit({ type: 'message', message })
    response.status(201).json(messageResource(message, account))
    life.send(message)
  })

  router.get('/Messages.json', (request, response) => {
    response.json(messagePage(filtered(allMessages(store.state), request, account), request, account))
  })

  router.get('/Messages/:sid.json', (request, response) => {
    const message = found(request)
    if (!message) return refuse(response, 404, 20404)
    response.json(messageResource(message, account))
  })

  router.post('/Messages/:sid.json', express.urlencoded({ extended: false }), (request, response) => {
    const message = found(request)
    if (!message) return refuse(response, 404, 20404)
    // Only words can be taken out; nothing here is scheduled, so nothing can be cancelled.
    if (formOf(request.body).Body !== '') return refuse(response, 400, 20001)
    const redacted = { ...message, body: '', shown: { text: '' } }
    store.commit({ type: 'message', message: redacted })
    response.json(messageResource(redacted, account))
  })

  router.delete('/Messages/:sid.json', (request, response) => {
    const message = found(request)
    if (!message) return refuse(response, 404, 20404)
    store.commit({ type: 'message_removed', sid: message.sid })
    response.status(204).end()
  })

  router.get('/Messages/:sid/Media/:mediaSid', (request, response) => {
    const kept = found(request)?.media.find((one) => one.sid === request.params.mediaSid)
    const bytes = kept && media.read(kept.sid)
    if (!kept || !bytes) return refuse(response, 404, 20404)
    response.type(kept.contentType).send(bytes)
  })
  return router
}

function outbound(draft: Exclude<Draft, { code: number }>, now: Date): SimMessage {
  const at = now.toISOString()
  return {
    sid: newSid(draft.shown.media ? 'MM' : 'SM'),
    direction: 'outbound-api',
    phone: draft.phone,
    body: draft.body,
    shown: draft.shown,
    status: draft.messagingServiceSid ? 'accepted' : 'queued',
    errorCode: null,
    errorText: null,
    failsWith: draft.failsWith,
    messagingServiceSid: draft.messagingServiceSid,
    statusCallback: draft.statusCallback,
    repliesTo: null,
    media: [],
    createdAt: at,
    updatedAt: at,
    sentAt: null,
  }
}

function filtered(messages: SimMessage[], request: Request, account: Account): SimMessage[] {
  const query = formOf(request.query)
  const [to, from] = [field(query, 'To'), field(query, 'From')]
  const on = field(query, 'DateSent')
  const [since, until] = [field(query, 'DateSent>'), field(query, 'DateSent<')]
  return messages.filter((message) => {
    const seen = messageResource(message, account)
    const sent = message.sentAt ?? message.createdAt
    if ((to && seen.to !== to) || (from && seen.from !== from)) return false
    if (on && !sent.startsWith(on.slice(0, 10))) return false
    return (!since || sent >= new Date(since).toISOString()) && (!until || sent <= new Date(until).toISOString())
  })
}

function messagePage(messages: SimMessage[], request: Request, account: Account) {
  const query = formOf(request.query)
  const size = Math.min(1000, Math.max(1, Number(field(query, 'PageSize') ?? 50) || 50))
  const page = Math.max(0, Number(field(query, 'Page') ?? 0) || 0)
  const start = page * size
  const shown = messages.slice(start, start + size)
  const uriOf = (number: number): string => {
    const params = new URLSearchParams(request.originalUrl.split('?')[1] ?? '')
    params.set('PageSize', String(size))
    params.set('Page', String(number))
    return `/2010-04-01/Accounts/${account.accountSid}/Messages.json?${params}`
  }
  return {
    end: start + Math.max(0, shown.length - 1),
    first_page_uri: uriOf(0),
    messages: shown.map((message) => messageResource(message, account)),
    next_page_uri: start + size < messages.length ? uriOf(page + 1) : null,
    page,
    page_size: size,
    previous_page_uri: page > 0 ? uriOf(page - 1) : null,
    start,
    uri: request.originalUrl,
  }
}

const rfc2822 = (at: string): string => new Date(at).toUTCString().replace('GMT', '+0000')

/** The message as Twilio's API returns it. */
function messageResource(message: SimMessage, { accountSid, number }: Account) {
  const inbound = message.direction === 'inbound'
  const [business, person] = [`whatsapp:${number}`, `whatsapp:${message.phone}`]
  const uri = `/2010-04-01/Accounts/${accountSid}/Messages/${message.sid}`
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body: message.body,
    date_created: rfc2822(message.createdAt),
    date_sent: message.sentAt === null ? null : rfc2822(message.sentAt),
    date_updated: rfc2822(message.updatedAt),
    direction: message.direction,
    error_code: inbound ? null : message.errorCode,
    error_message: inbound ? null : message.errorText,
    from: inbound ? person : business,
    messaging_service_sid: message.messagingServiceSid,
    num_media: String(message.media.length),
    num_segments: '1',
    price: null,
    price_unit: null,
    sid: message.sid,
    status: inbound ? 'received' : message.status,
    subresource_uris: { media: `${uri}/Media.json` },
    to: inbound ? business : person,
    uri: `${uri}.json`,
  }
}
