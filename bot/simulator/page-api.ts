import express, { type RequestHandler, type Response, type Router } from 'express'
import { z } from 'zod'
import {
  type BubblesAnswer,
  MoveClock,
  type Phone,
  type PhoneOnPage,
  type PhonesAnswer,
  ReadOnPhone,
  RetryOnPhone,
  type SimulatorClock,
  type SimulatorEvent,
  WriteOnPhone,
} from '#core/contracts/devtools/simulator.ts'
import { brand } from '#core/rules/brand.ts'
import { messagesOf, type State, type Store } from './journal.ts'
import type { RestParts } from './rest-messages.ts'
import { bubbleOf, written } from './write.ts'

export type PageParts = RestParts & {
  phones: () => Promise<Phone[]>
  /** Resolves once everybody is answered and what is due has been sent. */
  settle: () => Promise<void>
  /** Missing where the product goes by the time of the machine. */
  moveClock: ((to: Date) => Promise<void>) | undefined
  closing: AbortSignal
}

const shownAtMost = 200

/** What the page talks to, mounted at /simulator/api. */
export function pageApi(parts: PageParts): Router {
  const { store, life, account, media, now, phones, closing } = parts
  const router = express.Router()
  router.use(sameOrigin)
  router.use(express.json({ limit: '8mb' }))

  router.get('/phones', async (_, response) => {
    const answer: PhonesAnswer = {
      business: { name: brand.name, address: account.number },
      phones: withStrangers(await phones(), store.state).map((phone) => onPage(phone, store.state)),
    }
    response.json(answer)
  })

  router.get('/messages', (request, response) => {
    const phone = String(request.query.phone ?? '')
    const bubbles = messagesOf(store.state, phone).flatMap((message) => bubbleOf(message) ?? [])
    const answer: BubblesAnswer = { bubbles: bubbles.slice(-shownAtMost) }
    response.json(answer)
  })

  router.get('/media/:sid/:mediaSid', (request, response) => {
    const kept = store.state.messages.get(request.params.sid)?.media.find((one) => one.sid === request.params.mediaSid)
    const bytes = kept && media.read(kept.sid)
    if (!kept || !bytes) return problem(response, 404, 'NOT_FOUND', 'There is no such photo')
    response.type(kept.contentType).set('Cache-Control', 'private, max-age=31536000, immutable').send(bytes)
  })

  router.post('/messages', async (request, response) => {
    const read = WriteOnPhone.safeParse(request.body)
    if (!read.success) return problem(response, 400, 'INVALID', z.prettifyError(read.error))
    const name = read.data.name ?? (await phones()).find((phone) => phone.address === read.data.from)?.name
    const message = written({ ...read.data, name }, store.state, media, now())
    if (!message) return problem(response, 409, 'NO_SUCH_CHOICE', 'That button is in no message of this phone')
    store.commit({ type: 'message', message })
    response.status(201).json(bubbleOf(message))
    life.receive(message)
  })

  router.post('/read', (request, response) => {
    const read = ReadOnPhone.safeParse(request.body)
    if (!read.success) return problem(response, 400, 'INVALID', z.prettifyError(read.error))
    life.read(read.data.phone)
    response.status(204).end()
  })

  router.post('/retry', (request, response) => {
    const read = RetryOnPhone.safeParse(request.body)
    if (!read.success) return problem(response, 400, 'INVALID', z.prettifyError(read.error))
    life.retry(read.data.sid)
    response.status(204).end()
  })

  router.use(timeApi(parts))
  router.get('/stream', (request, response) => stream(response, store, chosen(request.query.phones), closing))
  return router
}

/** For whoever writes without a page: when all is answered, and what time it is. */
function timeApi({ life, now, settle, moveClock }: PageParts): Router {
  const router = express.Router()
  router.post('/settle', async (_, response) => {
    // A message is on its way to the app before it waits there, and what becomes of an answer may call for another.
    for (const isDone of [life.idle, settle, life.idle, settle, life.idle]) await isDone()
    response.status(204).end()
  })
  router.get('/clock', (_, response) => {
    const answer: SimulatorClock = { now: now().toISOString(), moves: moveClock !== undefined }
    response.json(answer)
  })
  router.post('/clock', async (request, response) => {
    const read = MoveClock.safeParse(request.body)
    if (!read.success) return problem(response, 400, 'INVALID', z.prettifyError(read.error))
    if (!moveClock) return problem(response, 409, 'CLOCK_STANDS', 'This product goes by the time of the machine')
    await moveClock(new Date(read.data.now))
    response.status(204).end()
  })
  return router
}

function onPage(phone: Phone, state: State): PhoneOnPage {
  const messages = messagesOf(state, phone.address)
  const unread = messages.filter((one) => one.direction === 'outbound-api' && one.status === 'delivered').length
  const last = messages.map(bubbleOf).findLast((bubble) => bubble !== undefined) ?? null
  return { ...phone, unread, last }
}

/** Numbers that wrote without being anybody's demo phone. */
function withStrangers(phones: Phone[], state: State): Phone[] {
  const known = new Set(phones.map((phone) => phone.address))
  const strangers = [...state.byPhone.keys()].filter((address) => !known.has(address))
  return [
    ...phones,
    ...strangers.map((address): Phone => {
      const name = messagesOf(state, address).findLast((one) => one.profileName)?.profileName
      return { address, name: name ?? address, role: 'driver', place: null }
    }),
  ]
}

const chosen = (query: unknown): Set<string> | undefined =>
  typeof query === 'string' && query !== '' ? new Set(query.split(',')) : undefined

const beatMs = 20_000

/** Server-sent events of every bubble that appears or changes; of all phones unless some are named. */
function stream(response: Response, store: Store, only: Set<string> | undefined, closing: AbortSignal): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  })
  response.write('retry: 1000\n\n')
  const send = (event: SimulatorEvent) => response.write(`data: ${JSON.stringify(event)}\n\n`)
  const unwatch = store.watch((change) => {
    if (change.type !== 'message' && change.type !== 'status' && change.type !== 'typing') return
    const message = store.state.messages.get(change.type === 'message' ? change.message.sid : change.sid)
    const bubble = message && (!only || only.has(message.phone)) ? bubbleOf(message) : undefined
    if (bubble) send({ type: 'bubble', bubble })
    if (bubble && change.type === 'typing') send({ type: 'typing', phone: bubble.phone })
  })
  const beat = setInterval(() => response.write(': here\n\n'), beatMs)
  beat.unref()
  const end = () => response.end()
  closing.addEventListener('abort', end)
  response.on('close', () => {
    closing.removeEventListener('abort', end)
    clearInterval(beat)
    unwatch()
  })
}

/** Pages of other sites may not press buttons here. */
const sameOrigin: RequestHandler = (request, response, next) => {
  const origin = request.get('origin')
  const site = request.get('sec-fetch-site')
  const foreign =
    (origin !== undefined && URL.parse(origin)?.host !== request.get('host')) ||
    site === 'cross-site' ||
    site === 'same-site'
  if (foreign) return problem(response, 403, 'FOREIGN_ORIGIN', 'Only the page of this server may do that')
  next()
}

const problem = (response: Response, status: number, code: string, message: string): void => {
  response.status(status).json({ code, message })
}
