import { z } from 'zod'
import { deliveryRanges } from '../../rules/operations/names.ts'

export const DeliveryQuery = z.strictObject({ range: z.enum(deliveryRanges).default('24h') })
export type DeliveryQuery = z.infer<typeof DeliveryQuery>

export const DeliveryError = z.strictObject({
  /** Twilio's; null for a reason of our own. */
  code: z.int().nullable(),
  says: z.string(),
  /** What somebody has to do about it; null where nothing has to be done. */
  action: z.string().nullable(),
  count: z.int(),
  /** In the period before. */
  before: z.int(),
  examples: z.array(z.strictObject({ id: z.uuid(), kind: z.string(), to: z.string(), at: z.iso.datetime() })),
})
export type DeliveryError = z.infer<typeof DeliveryError>

const Steps = z.strictObject({
  made: z.int(),
  sent: z.int(),
  delivered: z.int(),
  read: z.int(),
  failed: z.int(),
})
export type FunnelSteps = z.infer<typeof Steps>
export const FunnelRow = z.strictObject({
  channel: z.enum(['whatsapp', 'sms', 'email']),
  kind: z.string(),
  ...Steps.shape,
  before: Steps,
})
export type FunnelRow = z.infer<typeof FunnelRow>

export const Delivery = z.strictObject({
  since: z.iso.datetime(),
  errors: z.array(DeliveryError),
  /** How many failed, by hour of the last day or by day. */
  course: z.array(z.strictObject({ at: z.iso.datetime(), failed: z.int() })),
  funnel: z.array(FunnelRow),
})
export type Delivery = z.infer<typeof Delivery>
