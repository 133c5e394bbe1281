import type { Context } from '#core/context.ts'
import type { SiteProof } from '#core/contracts/site.ts'
import { addDays, localDate } from '#core/rules/time/time.ts'
import { countProof } from '#db/queries/site/proof.ts'

const DAYS = 90
/** Fewer answers say nothing of how fast shops are. */
const FEWEST_ANSWERS = 10

/** What the website says of itself, counted: shops that can be booked, where they are, and how fast they answer. */
export async function siteProof(ctx: Pick<Context, 'db' | 'clock'>): Promise<SiteProof> {
  const since = addDays(localDate(ctx.clock.now()), -DAYS)
  const { shops, towns, fitted, answers, minutes } = await countProof(ctx.db, since)
  return {
    shops,
    towns,
    fitted,
    answerMinutes: answers < FEWEST_ANSWERS ? null : Math.max(1, Math.round(minutes / answers)),
  }
}
