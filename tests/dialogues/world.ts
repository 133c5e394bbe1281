import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express, { type Router } from 'express'
import { pino } from 'pino'
import { handleNext } from '#bot/answer.ts'
import { makeSimulator } from '#bot/simulator/simulator.ts'
import { webhooks } from '#bot/webhook.ts'
import type { Bubble, Phone, WriteOnPhone } from '#core/contracts/devtools/simulator.ts'
import { makeTestContext, type TestContext } from '#tests/support/context.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { type MayBeDue, whatMayBeDue } from '#tests/support/may-be-due.ts'
import type { TestPools } from '#tests/support/of-worker.ts'
import { type ClockName, clockNames, clocks } from '#workers/schedule.ts'
import { makeSenders, type Senders } from '#workers/senders/senders.ts'

export type World = {
  ctx: TestContext
  origin: string
  /** Does something on a phone, or several things one right after the other, and waits until everybody has answered. */
  act(...optionss: WriteOnPhone[]): Promise<void>
  /** Bubbles on a phone, oldest first. */
  bubbles(phone: string): Promise<Bubble[]>
  settle(): Promise<void>
  /** The templates that the stand-in for Twilio holds by now, for another world over the same database. */
  templates(): Templates
  close(): Promise<void>
}

/** As the stand-in for Twilio has written them down. */
export type Templates = { journal: string }

/** Somebody to whom many messages went gets the next one a little later. */
const PACE_MS = 6_000
async function passPace({ db, clock }: TestContext): Promise<boolean> {
  const waits = await db
    .selectFrom('outbound_message')
    .select('id')
    .where('status', '=', 'queued')
    .where('due_at', '<=', clock.now())
    .executeTakeFirst()
  if (waits) clock.advance(PACE_MS)
  return waits !== undefined
}

const SECOND_MS = 1_000
const STEP_MS = 5 * 60_000
const MAX_STEPS = 100
/** False if there is no time to go on to. */
function goOnTo(clock: TestContext['clock'], until: Date | null | undefined): boolean {
  if (until) clock.set(until)
  return Boolean(until)
}

/** Passes the time for which a fragment waits for its rest; false if none does. */
async function passHold({ db, clock }: TestContext): Promise<boolean> {
  const held = await db
    .selectFrom('inbound_message')
    .select(({ fn }) => fn.max('held_until').as('until'))
    .where('handled_at', 'is', null)
    .where('held_until', '>', clock.now())
    .executeTakeFirst()
  return goOnTo(clock, held?.until)
}

/** Passes the time for which what was done at a counter can be undone; false if nothing waits for that. */
async function passUndo({ db, clock }: TestContext): Promise<boolean> {
  const held = await db
    .selectFrom('event')
    .select(({ fn }) => fn.max('due_at').as('until'))
    .where('handled_at', 'is', null)
    .where('due_at', '>', clock.now())
    .executeTakeFirst()
  return goOnTo(clock, held?.until)
}

/** Turns each clock as often as it says, by the time of the transcript, and all of them the first time. */
function clocksOf(ctx: TestContext, senders: Senders, { areTemplatesThere }: { areTemplatesThere: boolean }) {
  const turned = new Map<ClockName, number>()
  // Nobody changes templates in a transcript, and each is asked about over the wire.
  const isDue = (name: ClockName, now: number): boolean =>
    name === 'templates'
      ? !areTemplatesThere && !turned.has(name)
      : Math.abs(now - (turned.get(name) ?? Number.NEGATIVE_INFINITY)) >= clocks[name].everyMs
  return async (): Promise<void> => {
    let due: ReadonlySet<MayBeDue> | undefined
    for (const name of clockNames) {
      const now = ctx.clock.now().getTime()
      if (!isDue(name, now)) continue
      turned.set(name, now)
      const works = worksOf[name]
      if (works) {
        due ??= await whatMayBeDue(ctx)
        if (!works.some((work) => due?.has(work))) continue
      }
      await clocks[name].turn(ctx, senders)
      // It may have made work for those behind it.
      due = undefined
    }
  }
}

/** Clocks that need not turn while none of this may be due. */
const worksOf: Partial<Record<ClockName, readonly MayBeDue[]>> = {
  events: ['events'],
  whatsapp: ['whatsapp'],
  mail: ['mails'],
  push: ['pushes'],
  webhooks: ['webhooks'],
  chatFiles: ['files'],
  imports: ['imports'],
  held: ['heldMessages', 'heldMails', 'heldPushes'],
  digests: ['digests'],
  announcements: ['announcements'],
  bookings: ['requests', 'offers', 'rounds'],
  reminders: ['reminders'],
  rescues: ['rescues'],
  scheduledMessages: ['scheduledMessages'],
  waiting: ['warnings'],
  snoozes: ['snoozes'],
  deals: ['deals'],
  alerts: ['alerts'],
}

/** What else is served at the same address, such as the website. */
type Around = (ctx: TestContext, server: Server, routers: Router[]) => Promise<RequestListener>
const nothingElse: Around = async (_ctx, _server, routers) => express().use(...routers)

const isOfTemplate = (line: string): boolean => /^{"type":"(content|approval)"/.test(line)

type Wanted = {
  around?: Around
  templates?: Templates
  phones?: (ctx: TestContext) => Promise<Phone[]>
  /** Of others, which go on with them afterwards. */
  pools?: TestPools
}

/**
 * Signed webhooks, engine, workers and the stand-in for Twilio over one database, driven until nothing is left to do.
 * The templates are made there first, a request for each, unless another world has made them.
 */
export async function makeWorld(
  databaseUrl: string,
  now: Date,
  { around = nothingElse, templates, phones = async () => [], pools }: Wanted = {},
): Promise<World> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const origin = `http://127.0.0.1:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'dialogue-'))
  const journal = join(dataDir, 'simulator.jsonl')
  if (templates) writeFileSync(journal, templates.journal)
  const base = makeTestContext({ databaseUrl, now, pools })
  const twilio = { ...base.config.twilio, apiBaseUrl: origin }
  const ctx: TestContext = { ...base, config: { ...base.config, port, publicUrl: origin, dataDir, twilio } }
  const simulator = makeSimulator({
    config: ctx.config,
    log: pino({ level: 'silent' }),
    phones: () => phones(ctx),
    now: () => ctx.clock.now(),
    settle: () => settle(),
    moveClock: (to) => moveClock(to),
    delaysMs: { sent: 0, delivered: 0 },
  })
  server.on('request', await around(ctx, server, [express.Router().use(webhooks(ctx)), simulator.router]))

  const senders = makeSenders(ctx)
  /** What the bot answers at this moment; a second passes. */
  const answerNow = async (): Promise<void> => {
    await simulator.idle()
    while (await handleNext(ctx));
    ctx.clock.advance(SECOND_MS)
  }
  /** Sending counts as done when what it calls back with has come. */
  const whatsapp = {
    ...senders.whatsapp,
    sweep: async () => {
      const sent = await senders.whatsapp.sweep()
      await simulator.idle()
      return sent
    },
  }
  const turnClocks = clocksOf(ctx, { ...senders, whatsapp }, { areTemplatesThere: templates !== undefined })
  const answerAll = async (): Promise<void> => {
    while ((await whatMayBeDue(ctx)).has('inbound') && (await handleNext(ctx)));
  }
  const settle = async (): Promise<void> => {
    await simulator.idle()
    for (;;) {
      await answerAll()
      await turnClocks()
      await simulator.idle()
      const due = await drainWork(ctx, { ...senders, whatsapp })
      const goesOn =
        (due.has('inbound') && ((await handleNext(ctx)) || (await passHold(ctx)))) ||
        (due.has('whatsapp') && (await passPace(ctx))) ||
        (await passUndo(ctx))
      if (!goesOn) return
    }
  }
  /** In steps, so that what is due on the way comes in its order. */
  const moveClock = async (to: Date): Promise<void> => {
    const step = Math.max(STEP_MS, (to.getTime() - ctx.clock.now().getTime()) / MAX_STEPS)
    for (let at = ctx.clock.now().getTime() + step; at < to.getTime(); at += step) {
      ctx.clock.set(new Date(at))
      await settle()
    }
    ctx.clock.set(to)
    await settle()
  }
  const call = async (path: string, init?: RequestInit): Promise<Response> => {
    const answer = await fetch(`${origin}/simulator/api${path}`, init)
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  return {
    ctx,
    origin,
    settle,
    act: async (...optionss) => {
      for (const options of optionss) {
        await call('/messages', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(options),
        })
        if (optionss.length > 1) await answerNow()
      }
      await settle()
    },
    bubbles: async (phone) => {
      const answer: { bubbles: Bubble[] } = await (await call(`/messages?phone=${encodeURIComponent(phone)}`)).json()
      return answer.bubbles.filter((bubble) => bubble.by === 'business')
    },
    templates: () => ({ journal: readFileSync(journal, 'utf8').split('\n').filter(isOfTemplate).join('\n') }),
    close: async () => {
      simulator.close()
      server.close()
      server.closeAllConnections()
      await base.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
