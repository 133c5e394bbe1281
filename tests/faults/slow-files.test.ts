import { once } from 'node:events'
import { get, type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as passes } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { cookieName } from '#api/browser.ts'
import { accountOf } from '#core/auth/accounts.ts'
import { openSession } from '#core/auth/sessions.ts'
import { makeContact, makeMember, makeShop } from '#tests/support/factories.ts'
import { largePicture, slowFiles, slowSheets } from '#tests/support/slow-files.ts'
import { inboundForm, messageSid } from '#tests/support/twilio.ts'
import { product } from './product.ts'

const { ctx, twilio, start, deliver } = await product()
const { publicUrl } = ctx.config

/** Who waits beside: how each asks, and how often. */
const read = async (path: string): Promise<void> => {
  // A connection of its own: one that is kept may be closed by the server at the very moment when it is used again.
  const [answer] = await once(get(`${publicUrl}${path}`, { agent: false }), 'response')
  for await (const _ of answer);
}
const askers = {
  webhook: { ask: () => deliver(inboundForm('+27820000001', 'thanks')), everyMs: 300 },
  health: { ask: () => read('/healthz'), everyMs: 200 },
  page: { ask: () => read('/legal/terms'), everyMs: 500 },
}
const names = ['webhook', 'health', 'page'] as const
type Times = Record<(typeof names)[number], number[]>

/** How long each waited while `work` ran. They ask at their times, whether the last has its answer or not. */
async function timesBeside(work: Promise<unknown>): Promise<Times> {
  const times: Times = { webhook: [], health: [], page: [] }
  const answers: Promise<unknown>[] = []
  let goesOn = true
  const ended = work.finally(() => {
    goesOn = false
  })
  const askOn = async (name: (typeof names)[number]): Promise<void> => {
    const { ask, everyMs } = askers[name]
    while (goesOn) {
      const began = performance.now()
      const answered = ask().then(() => times[name].push(performance.now() - began))
      answered.catch(() => {})
      answers.push(answered)
      await passes(everyMs)
    }
  }
  await Promise.all(names.map(askOn))
  await Promise.all([ended, ...answers])
  return times
}

/** So much longer than without files may others wait. */
const TIMES = 2
const MORE_MS = 100
/** Another program on the machine makes everybody wait; a round that it leaves alone is proof enough. */
const ROUNDS = 2

/** In the middle: what else the machine does falls on the slowest first. */
const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

/** Who waited longer beside files than that. */
const late = (quiet: Times, beside: Times): string[] =>
  names.flatMap((name) => {
    const [without, together] = [median(quiet[name]), median(beside[name])]
    const says = `${name}: waited ${Math.round(without)} ms without files, ${Math.round(together)} ms beside them`
    return together > without * TIMES + MORE_MS ? [says] : []
  })

const send = async (path: string, { name, bytes }: { name: string; bytes: Buffer }, cookie = ''): Promise<string> => {
  const sent = request(`${publicUrl}/api${path}?name=${name}`, {
    method: 'POST',
    agent: false,
    headers: { Origin: publicUrl, 'Content-Length': bytes.byteLength, ...(cookie && { Cookie: cookie }) },
  })
  // Who refuses a file does not read it to its end; the rest then has nowhere to go, before or after the answer.
  sent.on('error', () => {})
  sent.end(bytes)
  try {
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const { code = '' } = (await json(answer)) as { code?: string }
    return `${name} ${answer.statusCode} ${code}`.trim()
  } catch (error) {
    return `${name} was cut off: ${error}`
  }
}

const [sound = { name: '', bytes: Buffer.alloc(0) }] = slowFiles
/** Honest files that are only large are taken; what is no file of its kind, or too wide, is refused. */
const certain = [
  '0.png 201',
  '1.png 201',
  '2.png 201',
  '3.png 201',
  'atoms.m4a 415 FILE_KIND_REFUSED',
  'chunks.png 415 FILE_KIND_REFUSED',
  'elements.webm 415 FILE_KIND_REFUSED',
  'far.xlsx 413 TOO_MANY_COLUMNS',
  'full.csv 201',
  'full.xlsx 201',
  'long.pdf 201',
]
/** No recorder writes sounds like these. Each is looked into within its limit of time, or given up at it. */
const slow = ['frames.aac', 'frames.mp3', 'pages.ogg', 'tags.mp3']
const either = slow.flatMap((name) => [`${name} 201`, `${name} 415 FILE_KIND_REFUSED`])

async function importer() {
  const [shop, seller] = [await makeShop(ctx), await makeContact(ctx)]
  await makeMember(ctx, shop, seller.id)
  const { accountId } = await accountOf(ctx, seller.id)
  const { token } = await openSession(ctx, accountId, { address: '127.0.0.1' }, 'email')
  return { path: `/shops/${shop.id}/imports`, cookie: `${cookieName(ctx)}=${token}` }
}

async function voiceNote({ bytes }: { bytes: Buffer }): Promise<void> {
  const { accountSid } = ctx.config.twilio
  const path = `/2010-04-01/Accounts/${accountSid}/Messages/${messageSid().replace('SM', 'MM')}/Media/ME${'0'.repeat(32)}`
  twilio.media.set(path, bytes)
  await deliver(
    inboundForm('+27820000002', '', {
      NumMedia: '1',
      MediaUrl0: `https://api.twilio.com${path}`,
      MediaContentType0: 'audio/ogg',
    }),
  )
}

test('files that are written to be slow make nobody else wait', async () => {
  await start()
  const picture = await largePicture()
  const files = [...slowFiles, ...Array.from({ length: 4 }, (_, at) => ({ name: `${at}.png`, bytes: picture }))]
  const sheets = slowSheets()
  const { path, cookie } = await importer()
  const sendAll = async (): Promise<string[]> => {
    await voiceNote(sound)
    return Promise.all([
      ...files.map((file) => send('/loose-files', file)),
      ...sheets.map((sheet) => send(path, sheet, cookie)),
    ])
  }
  await timesBeside(passes(1_000))
  let waited: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const quiet = await timesBeside(passes(5_000))
    const sending = sendAll()
    waited = late(quiet, await timesBeside(sending))
    const answers = (await sending).toSorted()
    expect(answers.filter((answer) => !either.includes(answer))).toEqual(certain)
    expect(answers).toHaveLength(certain.length + slow.length)
    if (waited.length === 0) break
  }
  expect(waited).toEqual([])
})
