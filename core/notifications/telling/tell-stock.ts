import { stockAgeOf } from '#db/queries/inventory/ask-stock.ts'
import { membersToTell } from '#db/queries/shops/members.ts'
import type { Context } from '../../context.ts'
import { personOf } from '../../messaging/people/person.ts'
import { dayToAsk } from '../../rules/seller/stock-question.ts'
import { hours, instantOf, localDate } from '../../rules/time/time.ts'
import { textsIn } from '../../texts/texts.ts'
import { hasProvenEmail } from '../booking-address.ts'
import { chatForm } from '../chat-form.ts'
import { kinds } from '../kinds/kinds.ts'
import type { StockQuestion } from '../kinds/shops/stock-question.ts'
import { notify } from '../notify.ts'
import { asMail } from '../render.ts'

/** By the calendar. */
const daysBetween = (from: Date, to: Date): number => Math.round((midnight(to) - midnight(from)) / hours(24))
const midnight = (at: Date): number => instantOf(localDate(at), '00:00').getTime()

/** Asks the members of a shop whether its stock is still right; nobody if somebody has confirmed it by then. */
export async function tellStockAged(ctx: Context, event: { eventId: string; shopId: string }): Promise<void> {
  const { shopId } = event
  const now = ctx.clock.now()
  const stock = await stockAgeOf(ctx.db, shopId)
  if (!stock?.touched_at || dayToAsk(stock.touched_at) > now) return
  const facts = {
    shopId,
    listed: stock.listed,
    days: stock.confirmed_at ? daysBetween(stock.confirmed_at, now) : undefined,
    inventoryUrl: `${ctx.config.publicUrl}/business/inventory?shop=${stock.slug}`,
  }
  for (const { contact_id, several } of await membersToTell(ctx.db, shopId))
    await tellMember(ctx, event.eventId, contact_id, { ...facts, shop: several ? stock.shop : undefined })
}

async function tellMember(ctx: Context, eventId: string, contactId: string, facts: StockQuestion): Promise<void> {
  const person = await personOf(ctx, contactId)
  const language = person.language ?? 'en'
  const say = textsIn(language)
  const notice = kinds.stock_question.notice(facts, say)
  await notify(ctx, {
    eventId,
    recipient: `contact:${contactId}`,
    contactId,
    person,
    kind: 'stock_question',
    bookingId: null,
    notice,
    ...(await chatForm(ctx, 'stock_question', kinds.stock_question, facts, language)),
    ...(person.email &&
      hasProvenEmail(person) && {
        email: {
          ...asMail(notice, { footer: say.stockNotices.footer, answer: undefined }),
          attachments: [],
        },
      }),
    ...(person.accountId && { inApp: true }),
  })
}
