import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '#core/context.ts'
import { allTemplates } from '#core/notifications/templates/templates.ts'
import { seedDemo } from '#db/seed/seed.ts'
import { benchDatabase } from '#tests/bench/database.ts'
import { inboundForm, postWebhook, startTwilio } from '#tests/support/twilio.ts'
import { conversations } from './conversations.ts'
import { watchLocks } from './locks.ts'
import { openProduct } from './product.ts'
import { recordSpans, type Span } from './spans.ts'
import { countByPart, waterfall } from './waterfall.ts'

/** Sends one message through the running product and prints where its time goes. */
const showsEach = process.argv.includes('--each')
const given = process.argv.slice(2).filter((one) => one !== '--each')
const words = (given.length === 1 && conversations[given[0] ?? '']) || given
if (words.length === 0) {
  console.log(
    `Say a message ("4 x 205 55 16 in Sandton"), several of which the last is looked at, or one of: ${Object.keys(conversations).join(', ')}`,
  )
  process.exit(1)
}
const PHONE = '+27820000100'
const ANOTHER_PHONE = '+27820000101'
/** Nothing happens for so long once a message is done. */
const QUIET_MS = 150

const recorded = recordSpans()
const database = await benchDatabase()
const twilio = await startTwilio()
const { ctx, origin, drain } = await openProduct({
  databaseUrl: database.url,
  twilioOrigin: twilio.origin,
  prepare: seedDemo,
  closeLast: () => Promise.all([twilio.close(), database.drop()]),
})
drain.onSignals()
try {
  await traceConversation()
} catch (error) {
  console.error(error)
}
await drain.run('done')

async function traceConversation(): Promise<void> {
  await settled(ctx)
  // Somebody else says the same first, so that code is compiled, names are read and layouts are made.
  for (const text of words) await write(ANOTHER_PHONE, text)
  for (const [at, text] of words.entries()) {
    if (showsEach || at === words.length - 1) await traceOne(text)
    else await write(PHONE, text)
  }
}

async function traceOne(text: string): Promise<void> {
  const [spansBefore, answersBefore] = [recorded.all.length, twilio.messages.length]
  const locks = await watchLocks(database.url)
  await write(PHONE, text)
  await locks.stop()
  const spans = [...recorded.all.slice(spansBefore), ...locks.spans()].filter(({ part }) => part !== 'clock')
  show(
    text,
    spans,
    twilio.messages.slice(answersBefore).map(({ body }) => body),
  )
}

async function write(phone: string, text: string): Promise<void> {
  await postWebhook({ config: ctx.config, origin }, '/webhooks/twilio/inbound', inboundForm(phone, text))
  await settled(ctx)
}

/** Waits until every message is answered and every answer sent, and the process has come to rest. */
async function settled({ db }: Context): Promise<void> {
  let restingSince = performance.now()
  while (performance.now() - restingSince < QUIET_MS) {
    await pause(10)
    const last = recorded.all.findLast(({ part }) => part !== 'clock' && part !== 'other')
    // In the order in which one makes the next.
    const unread = await db
      .selectFrom('inbound_message')
      .select('id')
      .where('handled_at', 'is', null)
      .executeTakeFirst()
    const unheard = await db.selectFrom('event').select('id').where('handled_at', 'is', null).executeTakeFirst()
    const unsent = await db
      .selectFrom('outbound_message')
      .select('id')
      .where('status', 'in', ['queued', 'sending'])
      .executeTakeFirst()
    if (unsent || unread || unheard || twilio.approvals.size < allTemplates().length) restingSince = performance.now()
    else restingSince = Math.max(restingSince, last?.ended ?? 0)
  }
}

/** A connection that is free at once is no wait. */
function isBrief({ what, began, ended }: Span): boolean {
  return what === 'pool' && ended - began < 0.5
}

function show(text: string, all: readonly Span[], answers: readonly string[]): void {
  const spans = all.filter((span) => span.part !== 'other' && !isBrief(span))
  console.log(`\n${text}\n`)
  console.log('   began  length of milliseconds')
  console.log(waterfall(spans))
  const counts = countByPart(spans)
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0)
  console.log(
    `\n${total} statements: ${Object.entries(counts)
      .map(([part, count]) => `${part} ${count}`)
      .join(', ')}`,
  )
  console.log(`\n${answers.join('\n---\n')}`)
}
