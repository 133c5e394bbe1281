import { z } from 'zod'
import { Alert, AlertMade, NewAlert } from '#core/contracts/alerts.ts'
import { AccountView } from '#core/contracts/auth.ts'
import { BookingStatus, BookingView, LocationType, PriceLine } from '#core/contracts/bookings.ts'
import { Offer, OfferShop, Point } from '#core/contracts/offers.ts'
import { ChangePreferences, PreferencesView } from '#core/contracts/preferences.ts'
import { Problem } from '#core/contracts/problem.ts'
import { NearMissView, SizeOptionView } from '#core/contracts/search.ts'
import { ShopHoursView, ShopProfile, ShopSummary } from '#core/contracts/shop-directory.ts'
import { ServiceCode } from '#core/contracts/shops.ts'
import { TyreType } from '#core/contracts/tyres.ts'
import { BookOnWeb } from '#core/contracts/web-bookings.ts'

/** The part of a JSON schema that our contracts use. */
export type Shape = {
  $ref?: string
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  items?: Shape
  properties?: Record<string, Shape>
  required?: string[]
  additionalProperties?: boolean | Shape
  default?: unknown
  description?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

/** A schema that stands once among the components, by its name. */
const named = {
  Problem,
  Offer,
  OfferShop,
  PriceLine,
  Point,
  TyreType,
  ServiceCode,
  NearMiss: NearMissView,
  SizeOption: SizeOptionView,
  ShopHours: ShopHoursView,
  ShopSummary,
  ShopProfile,
  Booking: BookingView,
  BookingStatus,
  LocationType,
  RequestBooking: BookOnWeb,
  AlertWish: NewAlert,
  Alert,
  AlertMade,
  Account: AccountView,
  Preferences: PreferencesView,
  ChangePreferences,
}
const names = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(named)) names.add(schema, { id })

/** Turns contracts into JSON schemas, and keeps those with a name in `components`. */
export function makeShapes() {
  const components: Record<string, Shape> = {}
  const shapeOf = (schema: z.ZodType, io: 'input' | 'output'): Shape => {
    const {
      $schema: _,
      $defs = {},
      ...whole
    } = referring(z.toJSONSchema(schema, { metadata: names, io, unrepresentable: 'any', override: withoutDouble }))
    for (const [name, { id: _, ...shape }] of Object.entries($defs)) keep(components, name, shape)
    return whole
  }
  return { components, shapeOf }
}

type Made = Shape & { $schema?: string; $defs?: Record<string, Shape & { id?: string }> }

const referring = (made: unknown): Made =>
  JSON.parse(JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/'))

/** A format says the same as its pattern, in a word. */
function withoutDouble({ jsonSchema }: { jsonSchema: { format?: string; pattern?: string } }): void {
  if (jsonSchema.format) delete jsonSchema.pattern
}

/** Sent and answered alike, or they need two names. */
function keep(components: Record<string, Shape>, name: string, shape: Shape): void {
  const known = components[name]
  if (known && JSON.stringify(known) !== JSON.stringify(shape)) throw new Error(`${name} names two forms`)
  components[name] = shape
}
