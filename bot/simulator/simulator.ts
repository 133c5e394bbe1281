import { timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import express, { type RequestHandler, type Router } from 'express'
import type { Settings } from '#core/config.ts'
import type { Context } from '#core/context.ts'
import type { Phone } from '#core/contracts/devtools/simulator.ts'
import { isOwnHost } from '#core/process/service.ts'
import { makeStore, openJournal, readJournal } from './journal.ts'
import { makeLife } from './life.ts'
import { pageApi } from './page-api.ts'
import { type Deliver, deliverByHttp, makePost } from './post.ts'
import { makeMediaStore, refuse } from './records.ts'
import { contentRouter } from './rest-content.ts'
import { messagesRouter, type RestParts } from './rest-messages.ts'
import { field, formOf } from './write.ts'

export type SimulatorOptions = {
  config: Pick<Settings, 'production' | 'port' | 'publicUrl' | 'dataDir' | 'twilio'>
  log: Context['log']
  /** Whose phones the page offers. */
  phones: () => Promise<Phone[]>
  /** Resolves once everybody is answered and what is due has been sent; unless given, once no webhook is under way. */
  settle?: () => Promise<void>
  /** Only where the product goes by a clock of its own. */
  moveClock?: (to: Date) => Promise<void>
  /** How webhooks reach the app; over HTTP on the local port unless given. */
  deliver?: Deliver
  now?: () => Date
  /** How long a message takes to be sent, and then to arrive. */
  delaysMs?: { sent: number; delivered: number }
}

export type Simulator = {
  router: Router
  /** Takes up what was under way when the process ended; call it once the app listens. */
  resume(): void
  /** Resolves once no webhook or callback is under way. */
  idle(): Promise<void>
  close(): void
}

/** Stands in for Twilio at its own wire when no account is configured. Throws in production. */
export function makeSimulator(options: SimulatorOptions): Simulator {
  const { config, log, phones } = options
  if (config.production || process.env.NODE_ENV === 'production')
    throw new Error('The simulator does not run in production')
  const { accountSid, authToken, whatsappNumber: number } = config.twilio
  const now = options.now ?? (() => new Date())
  const closing = new AbortController()

  const file = join(config.dataDir, 'simulator.jsonl')
  const changes = readJournal(file)
  const journal = openJournal(file)
  const store = makeStore(changes, journal)
  const media = makeMediaStore(join(config.dataDir, 'simulator-media'))
  const account = { accountSid, number, publicUrl: config.publicUrl }
  const post = makePost({
    authToken,
    publicUrl: config.publicUrl,
    localUrl: `http://127.0.0.1:${config.port}`,
    deliver: options.deliver ?? deliverByHttp,
    signal: closing.signal,
  })
  const delaysMs = options.delaysMs ?? { sent: 60, delivered: 120 }
  const onError = (error: unknown) => log.error({ err: error }, 'the simulator failed to handle a message')
  const life = makeLife({ store, post, account, now, delaysMs, signal: closing.signal, onError })

  const parts = { store, life, account, media, now }
  const mayCall = basicAuth(accountSid, authToken)
  const pageParts = {
    phones,
    settle: options.settle ?? life.idle,
    moveClock: options.moveClock,
    closing: closing.signal,
  }
  const router = express.Router()
  router.use(`/2010-04-01/Accounts/${accountSid}`, mayCall, messagesRouter(parts))
  router.use('/v1', mayCall, contentRouter(parts))
  router.use('/v2', mayCall, typingRouter(parts))
  router.use(['/2010-04-01', '/v1', '/v2'], mayCall, (_, response) => refuse(response, 404, 20404))
  router.use('/simulator/api', ownHost(config.publicUrl), pageApi({ ...parts, ...pageParts }))

  return {
    router,
    resume: life.resume,
    idle: life.idle,
    close: () => {
      if (closing.signal.aborted) return
      closing.abort()
      journal.close()
    },
  }
}

const ownHost =
  (publicUrl: string): RequestHandler =>
  (request, response, next) =>
    isOwnHost(request.headers.host, publicUrl) ? next() : void response.status(404).end()

function basicAuth(user: string, password: string): RequestHandler {
  const expected = Buffer.from(`Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`)
  return (request, response, next) => {
    const given = Buffer.from(request.get('authorization') ?? '')
    if (given.length === expected.length && timingSafeEqual(given, expected)) return next()
    response.set('WWW-Authenticate', 'Basic realm="Twilio API"')
    refuse(response, 401, 20003)
  }
}

/** The typing indicator, mounted at /v2: the message counts as read, and the person sees that an answer is written. */
function typingRouter({ store, now }: Pick<RestParts, 'store' | 'now'>): Router {
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
