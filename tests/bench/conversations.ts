import { once } from 'node:events'
import { setTimeout as passes } from 'node:timers/promises'
import { io } from 'socket.io-client'
import type { RealtimeEvent } from '#core/contracts/realtime.ts'
import { MAX_EVENTS_PER_SECOND, REALTIME_PATH } from '#core/rules/website/realtime.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeShop, makeStaff } from '#tests/support/factories.ts'
import { type Conversation, makeConversation, opener, type Reader, signedIn } from './conversation.ts'
import { startServer } from './processes.ts'
import { PUBLIC_URL } from './requests.ts'
import { p50, p99, type Times } from './stats.ts'
import { inTurns } from './turns.ts'

const [LONG, SHORT] = [50_000, 50]
/** An account may read so often in a minute, half of it each way in. */
const ROUNDS = 50
const SENDS = 200
/** A person may write so often in a minute. */
const SENDS_OF_EACH = 10

export type Opening = { what: string; long: Times; short: Times }
export type Conversations = { long: number; short: number; opening: readonly Opening[]; pushes: Times }

/** What a long conversation costs beside a short one, and how soon an open browser hears of a message. */
export async function conversations(databaseUrl: string): Promise<Conversations> {
  const ctx = makeTestContext({ databaseUrl, now: new Date() })
  const server = await startServer('ours', databaseUrl)
  try {
    const [long, short] = [await makeConversation(ctx, LONG), await makeConversation(ctx, SHORT)]
    await ctx.pool.query('analyze thread, thread_message, thread_message_state, thread_participant')
    const both = async (what: string, path: (one: Conversation) => [Reader, string]): Promise<Opening> => {
      const [ofLong, ofShort] = await inTurns(
        opener(server.origin, ...path(long)),
        opener(server.origin, ...path(short)),
        ROUNDS,
      )
      return { what, long: ofLong, short: ofShort }
    }
    const opening = [
      await both('the newest 50 messages', ({ driver, id }) => [driver, `/threads/${id}/messages`]),
      await both('the 50 before its middle', ({ frontDesk, id, middle }) => [
        frontDesk,
        `/threads/${id}/messages?before=${middle}`,
      ]),
      await both('the inbox of who has read it', ({ frontDesk, shopId }) => [frontDesk, `/shops/${shopId}/inbox`]),
      await both('the inbox of who has read nothing', ({ newcomer, shopId }) => [newcomer, `/shops/${shopId}/inbox`]),
      await both('the badge of who has read nothing', ({ newcomer }) => [newcomer, '/threads/unread']),
    ]
    return { long: LONG, short: SHORT, opening, pushes: await pushTimes(ctx, server.origin) }
  } finally {
    server.stop()
    await ctx.close()
  }
}

/** Drivers write to a shop; from the sending until the open browser of its member is told. */
async function pushTimes(ctx: ReturnType<typeof makeTestContext>, origin: string): Promise<Times> {
  const shop = await makeShop(ctx, { name: 'Open Browser Tyres' })
  const member = await signedIn(ctx, await makeStaff(ctx, shop))
  const drivers: Conversation[] = []
  while (drivers.length < SENDS / SENDS_OF_EACH) drivers.push(await makeConversation(ctx, 1, shop))
  const socket = io(origin, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    extraHeaders: { Origin: PUBLIC_URL, Cookie: member.cookie },
  })
  const times: number[] = []
  try {
    await once(socket as never, 'connect')
    for (let at = 0; at < SENDS; at++) {
      const { driver, id } = drivers[at % drivers.length] as Conversation
      // A browser is told so much in a second at most.
      await passes(1_100 / MAX_EVENTS_PER_SECOND)
      const heard = new Promise<void>((resolve) => {
        const listen = (event: RealtimeEvent): void => {
          if (event.type !== 'thread_changed' || event.threadId !== id) return
          socket.off('event', listen)
          resolve()
        }
        socket.on('event', listen)
      })
      const send = opener(origin, driver, `/threads/${id}/messages`, { message: `Message ${at}` })
      const began = performance.now()
      const sent = send()
      await heard
      times.push(performance.now() - began)
      await sent
    }
  } finally {
    socket.close()
  }
  return times
}

const count = (number: number): string => new Intl.NumberFormat('en-ZA').format(number).replace(/\s/g, ' ')
const ms = (milliseconds: number): string => milliseconds.toFixed(2)

export const conversationsReport = ({ long, short, opening, pushes }: Conversations): string => `
## A long conversation beside a short one
What a browser reads of a conversation of ${count(long)} messages and of one of ${count(short)}, in turns, ${ROUNDS} times each, through the whole app.

| | long p50 | short p50 | ratio | long p99 | short p99 |
| --- | --- | --- | --- | --- | --- |
${opening
  .map((one) => {
    const [ofLong, ofShort] = [p50(one.long), p50(one.short)]
    const ratio = `**${(ofLong / ofShort).toFixed(2)}**`
    return `| ${[one.what, ms(ofLong), ms(ofShort), ratio, ms(p99(one.long)), ms(p99(one.short))].join(' | ')} |`
  })
  .join('\n')}

## Telling an open browser
From the sending of a message on the website until the other side's open browser hears of it, ${pushes.length} times: p50 ${ms(p50(pushes))}, p99 ${ms(p99(pushes))}.
`
