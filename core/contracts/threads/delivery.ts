import { z } from 'zod'

/** How far a message has come to the other side. `failed`: it reaches them nowhere but on the website. */
export const DeliveryState = z.enum(['queued', 'sent', 'delivered', 'read', 'failed'])
export type DeliveryState = z.infer<typeof DeliveryState>
export const Delivery = z.strictObject({
  state: DeliveryState,
  /** Why it waits or does not arrive, or on which other way it went, in plain words. */
  reason: z.string().nullable(),
})
export type Delivery = z.infer<typeof Delivery>
