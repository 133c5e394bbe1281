import { conversation } from '#bot/answer.ts'
import { parseMessage } from '#bot/engine/parse-message.ts'
import { fresh } from '#bot/engine/state.ts'
import { takeTurn } from '#bot/engine/turn.ts'
import type { Intent, Slots } from '#bot/understand/types.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { actorOf } from '#core/load-actor.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { instantOf } from '#core/rules/time/time.ts'
import { textsIn } from '#core/texts/texts.ts'
import { as } from '#tests/support/actors.ts'
import type { TestContext } from '#tests/support/context.ts'
import { type MadeShop, makeContact, makeListing } from '#tests/support/factories.ts'

/** Nothing stands on the phone. */
const seen = { screen: [], offersStand: false, rescueStands: false, quotesStand: false, choices: [] }

type Heard = { intent?: Intent; slots?: Slots; sure?: boolean; choice?: string; repliesTo?: string }

/** A phone of the chat without its wire: what the words mean is told, not read. */
export function phoneOf(ctx: TestContext, contactId: string) {
  let state = fresh()
  return async (words: string, { intent, slots = {}, sure = true, choice, repliesTo }: Heard = {}): Promise<string> => {
    const now = ctx.clock.now()
    const actor = await actorOf(ctx, contactId)
    const content = { kind: 'text' as const, ...(choice && { choice }), ...(repliesTo && { repliesTo }) }
    const situation = {
      ...{ now, speaker: actor.shops.length > 0 ? ('shop' as const) : ('driver' as const) },
      asked: await conversation.askedOf(ctx, actor, state.active, seen),
    }
    const reads = (part: string) => parseMessage({ body: part, content: { kind: 'text' } }, state.options, situation)
    const message = parseMessage({ body: words, content }, state.options, situation)
    if (intent) {
      message.understood.wishes = [{ intent, probability: 1, sure, slots, words }]
      Object.assign(message.understood, { intent, slots })
    }
    const contact = await ctx.db
      .selectFrom('contact')
      .select(['id', 'name', 'language'])
      .where('id', '=', contactId)
      .executeTakeFirstOrThrow()
    const said = { say: textsIn('en'), memory: state.memory, now }
    const turn = { ...seen, ...said, ctx, contact: contact as never, actor, conversation, reads }
    const progress = await takeTurn(turn, state, message)
    state = progress.state
    return progress.said.map(wordsOf).join('\n')
  }
}

const wordsOf = (content: OutboundContent): string => {
  if (content.type === 'text') return content.body
  if (content.type === 'buttons') return [content.body, ...content.buttons.map(({ title }) => `[${title}]`)].join('\n')
  if (content.type === 'list')
    return [content.body, ...content.rows.map(({ title, description }) => `[${title}] ${description}`)].join('\n')
  return ''
}

/** The customer's words stand last on the phone of the counter. */
export const showsLast = (ctx: TestContext, contactId: string, threadId: string) =>
  ctx.db
    .insertInto('outbound_message')
    .values({
      contact_id: contactId,
      kind: 'message_asked',
      thread_id: threadId,
      content: '{"type":"text","body":"x"}',
      status: 'read',
      reason: { code: 'reply' } as never,
      due_at: ctx.clock.now(),
      created_at: ctx.clock.now(),
    })
    .execute()

/** A driver of that name asks for four tyres at the shop on Friday 20 November. */
export async function asksFor(
  ctx: TestContext,
  shop: MadeShop,
  name: string,
  time: string,
): Promise<{ booking: BookingView; driver: ReturnType<typeof as> }> {
  const driver = as(await makeContact(ctx, { name }))
  const listing = await makeListing(ctx, shop, { model: `Primacy ${time.slice(0, 2)}` })
  const booking = await requestBooking(ctx, driver, {
    shopId: shop.id,
    listingId: listing.id,
    quantity: 4,
    services: ['fitting'],
    locationType: 'wait',
    start: instantOf('2026-11-20', time).toISOString(),
    customer: { name },
    notes: '',
  })
  return { booking, driver }
}
