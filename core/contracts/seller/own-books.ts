import { z } from 'zod'

/** A shop that keeps its own books sets its stock from them, so we take nothing off when a booking is completed. */
export const OwnBooks = z.strictObject({ keepsOwnBooks: z.boolean() })
export type OwnBooks = z.infer<typeof OwnBooks>
