import express, { type Router } from 'express'
import { field, formOf } from './form.ts'
import type { RestParts } from './rest-messages.ts'
import { refuse } from './twilio-error.ts'

/** The typing indicator, mounted at /v2: the message counts as read, and the person sees that an answer is written. */
export function typingRouter({ store, now }: Pick<RestParts, 'store' | 'now'>): Router {
  const router = express.Router()
  router.post('/Indicators/Typing.json', express.urlencoded({ extended: false }), (request, response) => {
    const form = formOf(request.body)
    const sid = field(form, 'messageId') ?? ''
    if (field(form, 'channel') !== 'whatsapp') return refuse(response, 400, 20001, 'channel must be whatsapp')
    if (store.state.messages.get(sid)?.direction !== 'inbound') return refuse(response, 404, 20404)
    store.commit({ type: 'typing', sid, at: now().toISOString() })
    response.status(200).json({ success: true })
  })
  return router
}
