import { z } from 'zod'
import { Line } from './forms/typed.ts'
import { Point } from './offers.ts'
import type { Operations } from './operations/operation.ts'
import { Problem } from './problem.ts'
import { TyreType } from './tyres.ts'

const Around = Point.extend({ label: Line().min(1).max(80), radiusKm: z.int().min(1).max(500).default(50) })

const Name = Line().max(40, 'Must be at most 40 characters')

/** What a person wants to be told of when a shop offers it. Money in cents. */
export const NewAlert = z.strictObject({
  /** What the person calls it. */
  name: Name.default(''),
  /** As formatTyreSize writes it: 205/55R16. */
  size: z.string().max(20),
  brands: z.array(Line().min(1).max(40)).min(1).max(10).optional(),
  types: z.array(TyreType).min(1).max(8).optional(),
  runFlat: z.boolean().default(false),
  /** How many must be in stock. */
  quantity: z.int().min(1).max(20).default(4),
  /** At most this much; any price if it is missing. */
  maxCents: z.int().min(1).max(100_000_000).optional(),
  /** What the limit covers: one tyre alone, one tyre fitted, or everything for the quantity. */
  maxCovers: z.enum(['tyre', 'fitted', 'total']).default('tyre'),
  dealsOnly: z.boolean().default(false),
  /** Anywhere if it is missing. */
  near: Around.optional(),
})
export type NewAlert = z.infer<typeof NewAlert>
export type NewAlertInput = z.input<typeof NewAlert>

export const Alert = NewAlert.required({
  name: true,
  runFlat: true,
  quantity: true,
  maxCovers: true,
  dealsOnly: true,
}).extend({
  id: z.uuid(),
  /** False while it is switched off. */
  active: z.boolean(),
})
export type Alert = z.infer<typeof Alert>

/** The alert, and what it would have found already. */
export const AlertMade = z.strictObject({
  alert: Alert,
  /** True when the person had just this alert already. */
  existed: z.boolean(),
  present: z.strictObject({
    offers: z.int(),
    /** The cheapest of them, by what the limit covers for one tyre. */
    cheapestCents: z.int().nullable(),
  }),
})
export type AlertMade = z.infer<typeof AlertMade>

export const AlertId = z.strictObject({ id: z.uuid() })

/** `silent`: none of them may reach the person on WhatsApp. */
export const Alerts = z.strictObject({ alerts: z.array(Alert), silent: z.boolean() })
export type Alerts = z.infer<typeof Alerts>

/** A field that is left out stays; null takes the limit, the place or the brands away. */
export const AlertChanges = z.strictObject({
  name: Name.optional(),
  size: NewAlert.shape.size.optional(),
  brands: NewAlert.shape.brands.nullable(),
  types: NewAlert.shape.types,
  runFlat: z.boolean().optional(),
  quantity: z.int().min(1).max(20).optional(),
  maxCents: NewAlert.shape.maxCents.nullable(),
  maxCovers: z.enum(['tyre', 'fitted', 'total']).optional(),
  dealsOnly: z.boolean().optional(),
  near: Around.optional().nullable(),
})

export const AlertsSwitched = z.strictObject({
  /** How many were off, or on, before. */
  changed: z.int(),
})

export const alertsOperations = {
  'GET /alerts': { responses: { 200: Alerts } },
  'POST /alerts': { body: NewAlert, responses: { 201: AlertMade, 409: Problem } },
  'PATCH /alerts/:id': { params: AlertId, body: AlertChanges, responses: { 200: AlertMade, 404: Problem } },
  'DELETE /alerts/:id': { params: AlertId, responses: { 200: Alert, 404: Problem } },
  'POST /alerts/stop': { responses: { 200: AlertsSwitched } },
  'POST /alerts/resume': { responses: { 200: AlertsSwitched } },
} satisfies Operations
