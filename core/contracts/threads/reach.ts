import { z } from 'zod'

/**
 * The ways on which the customer gets what is written now. whatsapp: at once. ask_to_reply: WhatsApp lets us write only
 * after they write, so they are asked to, and the words wait for it. website: they find it when they come.
 */
export const WayToCustomer = z.enum(['whatsapp', 'ask_to_reply', 'email', 'website'])
export type WayToCustomer = z.infer<typeof WayToCustomer>
export const ReplyWindow = z.strictObject({
  /** Until then WhatsApp lets us write to them freely; null: it does not. */
  openUntil: z.iso.datetime().nullable(),
  ways: z.array(WayToCustomer),
  /** Why nothing comes to them on WhatsApp, if so. */
  reason: z.string().nullable(),
})
export type ReplyWindow = z.infer<typeof ReplyWindow>

/** When a shop's answer can be expected. */
export const ShopAnswers = z.strictObject({
  /** Within so many minutes of opening time comes half of its answers; null if there are too few to say. */
  usualMinutes: z.int().nullable(),
  openNow: z.boolean(),
  /** 'Opens Mon 08:00'; null while it is open, and without an opening ahead. */
  opensText: z.string().nullable(),
})
export type ShopAnswers = z.infer<typeof ShopAnswers>
