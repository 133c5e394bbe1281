import { z } from 'zod'

const Cents = z.int().min(1).max(100_000_000)

/** What changes of a listing; sold out is a quantity of 0. */
export const ChangeListing = z.strictObject({
  priceCents: Cents.optional(),
  quantity: z.int().min(0).max(100_000).optional(),
})
export type ChangeListing = z.infer<typeof ChangeListing>

/** A lower price for a time. Days as YYYY-MM-DD of Johannesburg; the last one still counts. */
export const PublishDeal = z.strictObject({
  listingId: z.uuid(),
  title: z.string().trim().min(1).max(80),
  description: z.string().trim().max(1000).default(''),
  priceCents: Cents,
  startsOn: z.iso.date(),
  endsOn: z.iso.date().nullable().default(null),
  /** The seller knows that it is no cheaper than the listing. */
  confirmed: z.boolean().default(false),
})
export type PublishDealInput = z.input<typeof PublishDeal>
