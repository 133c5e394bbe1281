import { type Action, done, notUnderstood, type Outcome, type Question, type Turn } from '#bot/engine/flow.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { jobsOfListing, tyresOfListing } from '#core/bookings/shop-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import type { OwnTyre } from '#core/inventory/own-stock.ts'
import { atDesk, type DeskDraft, deskBooking } from '../draft.ts'
import { go } from '../price.ts'

/** A sale that is told in words may be a job of the day, which takes its tyres off the shelf by itself. */
export async function mayBeJob(draft: DeskDraft, { listingId }: OwnTyre, { ctx, actor }: Turn): Promise<string[]> {
  if (draft.isOtherSale || (draft.stock?.by ?? 0) >= 0) return []
  return (await jobsOfListing(ctx, actor, listingId)).map(({ id }) => id)
}

const jobsOf = async ({ listings: [listingId = ''] = [], among = [] }: DeskDraft, turn: Turn): Promise<BookingView[]> =>
  (await jobsOfListing(turn.ctx, turn.actor, listingId))
    .filter(({ id }) => among.includes(id))
    .map((booking) => atDesk(booking, turn))

/** Was it that job, or a sale beside it? */
export const stockJob: Question<DeskDraft> = {
  onlyNow: true,
  ask: async (draft, turn) => {
    const { say } = turn
    const { was, whichJob, thisJob, otherSale, jobs: button } = say.changing.sold
    const jobs = await jobsOf(draft, turn)
    const [only] = jobs
    if (!only) return { say: [text(say.frontDesk.stock.how)] }
    const other = { id: 'sold:other', title: otherSale }
    if (jobs.length === 1)
      return { say: [buttons(was(named(only, turn)), { id: `sold:${only.id}`, title: thisJob }, other)] }
    const rows = jobs.map((job) => ({
      id: `sold:${job.id}`,
      title: say.work.row(job),
      description: say.booking.work(job),
    }))
    return { say: [list(whichJob, button, [...rows, other])] }
  },
  answer: (message, draft) => {
    const { choice } = message
    const [only, ...others] = draft.among ?? []
    if (choice === 'sold:other' || (!choice && says(message, 'anotherSale')))
      return go('stock', { ...draft, isOtherSale: true })
    if (choice?.startsWith('sold:')) return go('stockOfJob', { ...draft, bookingId: choice.slice(5) })
    if (!choice && only && others.length === 0 && says(message, 'thisJob'))
      return go('stockOfJob', { ...draft, bookingId: only })
    return notUnderstood
  },
}

const named = (job: BookingView, { say }: Turn): string => `${say.work.row(job)}, ${say.booking.work(job)}`

/** What the job takes off is not taken off again; what was sold beyond it is. */
export const stockOfJob: Action<DeskDraft> = {
  act: async ({ bookingId, stock = {}, listings = [], parts = [] }, turn): Promise<Outcome> => {
    const [listingId = ''] = listings
    const { sold } = turn.say.changing
    const job = await deskBooking(bookingId, turn)
    if (!job) return done(text(turn.say.work.gone))
    const told = text(job.status === 'completed' ? sold.isOff : sold.comesOff)
    const rest = -(stock.by ?? 0) - tyresOfListing(job, listingId)
    const left = { ...stock, by: rest > 0 ? -rest : undefined }
    if (left.by !== undefined || left.priceCents !== undefined)
      return go('stock', { stock: left, listings, parts, isOtherSale: true }, told)
    if (parts.length > 0) return go('stockNext', { parts }, told)
    return job.status === 'completed' ? done(told) : go('work', { bookingId: job.id }, told)
  },
}
