import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { type Traced, traced } from '#db/traced-client.ts'

/** Something that took time. Times are those of `performance.now()`. */
export type Span = {
  what: 'statement' | 'pool' | 'webhook' | 'send' | 'lock'
  /** Which part of the product asked for it. */
  part: string
  /** The function of ours that asked for it. */
  by: string
  text: string
  session: number
  began: number
  ended: number
}

const repository = join(import.meta.dirname, '../..')
const frame = /at (?:async )?(?:(?<name>[^ ]+) )?\(?(?:file:\/\/)?(?<file>[^()]+?):(?<line>\d+):\d+\)?$/

type Frame = { name: string; file: string }

const framesOf = (stack: string): Frame[] =>
  stack.split('\n').flatMap((line) => {
    const found = frame.exec(line.trim())?.groups
    return found ? [{ name: found.name ?? '', file: (found.file ?? '').replace(`${repository}/`, '') }] : []
  })

const parts: readonly [RegExp, string][] = [
  [/^workers\/clocks\.ts/, 'clock'],
  [/^bot\/engine\/run\.ts/, 'bot'],
  [/^bot\/webhook\.ts|^core\/messaging\/inbound\/(record-inbound|wake)\.ts/, 'webhook'],
  [/^workers\/(handlers|senders|worker)/, 'worker'],
  [/node_modules\/bullmq/, 'queue'],
]
/** Shows whose statement it is no better than its text does. */
const beneath = /^db\/(traced-client|named-statements|client|savepoint)\.ts|^core\/transaction\.ts|node_modules|^node:/

function askerOf(stack: string, text: string): { part: string; by: string } {
  const frames = framesOf(stack)
  const found = parts.find(([file]) => frames.some((one) => file.test(one.file)))?.[1]
  // Nobody awaits the call that wakes the bots, so it has no stack.
  const part = found ?? (text.includes('pg_notify') ? 'webhook' : 'other')
  const ours = frames.find(({ file }) => !beneath.test(file))
  const queued = frames.find(({ file }) => file.includes('bullmq'))
  if (ours) return { part, by: `${ours.file.replace(/\.ts$/, '')} ${ours.name}`.trim() }
  return { part, by: queued ? `bullmq ${queued.name}` : '' }
}

const spanOf = ({ what, session, text, began, ended, stack }: Traced): Span => ({
  what,
  ...askerOf(stack, text),
  text: text.replace(/\s+/g, ' ').trim(),
  session,
  began,
  ended,
})

/** Keeps every statement, wait for a connection, webhook and request to Twilio from now on. Call it before the pools are made. */
export function recordSpans(): { all: Span[] } {
  const all: Span[] = []
  const requests = new WeakMap<object, number>()
  const began = (request: object): number => requests.get(request) ?? performance.now()
  traced.subscribe((message) => void all.push(spanOf(message as Traced)))
  subscribe('http.client.request.start', (message) => {
    const { request } = message as { request: ClientRequest }
    requests.set(request, performance.now())
  })
  subscribe('http.client.response.finish', (message) => {
    const { request } = message as { request: ClientRequest }
    const text = `${request.method} ${request.path.replace(/\w{34}/g, '…')}`
    // Templates are looked after beside all messages.
    const part = request.path.includes('/Content') ? 'clock' : 'worker'
    all.push({
      what: 'send',
      part,
      by: '',
      text,
      session: 0,
      began: began(request),
      ended: performance.now(),
    })
  })
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    requests.set(request, performance.now())
  })
  subscribe('http.server.response.finish', (message) => {
    const { request } = message as { request: IncomingMessage }
    if (!request.url?.startsWith('/webhooks')) return
    const text = `${request.method} ${request.url}`
    all.push({
      what: 'webhook',
      part: 'webhook',
      by: '',
      text,
      session: 0,
      began: began(request),
      ended: performance.now(),
    })
  })
  return { all }
}
