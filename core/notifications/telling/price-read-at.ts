import { findAsk } from '#db/queries/quotes/rounds.ts'
import type { Context } from '../../context.ts'
import { personOf } from '../../messaging/people/person.ts'
import { decide } from '../../rules/notifications/notify.ts'
import { quotePrice } from '../kinds/quotes/quote-price.ts'

/** When the driver gets a price that is named now, if that is at the end of their quiet hours: the decision of the notice. */
export async function priceReadAt(ctx: Context, askId: string): Promise<Date | undefined> {
  const ask = await findAsk(ctx.db, askId)
  if (!ask) return undefined
  const person = await personOf(ctx, ask.contact_id)
  const decision = decide(quotePrice, 'whatsapp', person, ctx.clock.now())
  return decision.do === 'hold' && decision.reason.code === 'quiet_hours' ? decision.until : undefined
}
