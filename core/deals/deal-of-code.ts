import { listingOfDeal } from '#db/queries/bookings/shops-to-book.ts'
import type { Context } from '../context.ts'

/** The listing of a deal's code, and whether the deal runs on that day (Johannesburg's). */
export const dealOfCode = (ctx: Pick<Context, 'db'>, code: string, today: string) => listingOfDeal(ctx.db, code, today)
