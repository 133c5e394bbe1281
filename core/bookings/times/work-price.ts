import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { PriceLine, Work } from '#core/contracts/bookings.ts'
import type { Caution } from '#core/contracts/tyres.ts'
import { isQuoteFor, quotedBy } from '../quotes/take-quote.ts'
import { type PlannedWork, planWork } from './plan-work.ts'

type Priced = { lines: PriceLine[]; totalCents: number; minutes: number; cautions: Caution[] }

/** Itemised price in cents, duration in minutes, and what the fitter has to look at. Refusals: those of planWork. */
export const workPrice = async (ctx: Context, work: Work): Promise<Priced> => priced(await planWork(ctx, work))

/** The same with what the shop has quoted to the actor. Throws also QUOTE_NOT_FOUND, QUOTE_OVER. */
export async function quotedWorkPrice(ctx: Context, actor: Actor, work: Work, quoteId: string): Promise<Priced> {
  const quoted = await quotedBy(ctx, actor, quoteId)
  return priced(await planWork(ctx, work, 'driver', isQuoteFor(quoted, work) ? quoted : undefined))
}

const priced = ({ lines, totalCents, minutes, cautions }: PlannedWork): Priced => ({
  lines,
  totalCents,
  minutes,
  cautions,
})
