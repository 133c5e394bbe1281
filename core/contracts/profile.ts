import { z } from 'zod'
import { Alert } from './alerts.ts'
import { SessionView } from './auth.ts'
import { BookingView } from './bookings.ts'
import { RoundView } from './deal/quotes.ts'
import { RescueView } from './deal/rescue.ts'
import { ChangeProfile } from './forms/account.ts'
import { Line, Lines } from './forms/typed.ts'
import { nothing, type Operations } from './operations/operation.ts'
import { PreferencesView } from './preferences.ts'
import { Problem } from './problem.ts'
import { ShopSummary } from './shop-directory.ts'

const Name = Line().max(40)

/** However it is spaced; kept as plateOf writes it. */
const Plate = Line().max(20, 'Must be at most 20 characters')

/** In any spelling; kept as formatTyreSize writes it. */
const Size = Line().min(1).max(60)

/** A vehicle that a driver keeps, to search for it without looking its size up again. */
export const KeptVehicle = z.strictObject({
  /** What the driver calls it. */
  name: Name.default(''),
  make: Line().min(1, 'Name the make').max(60),
  model: Line().min(1, 'Name the model').max(60),
  variant: Line().max(120).default(''),
  year: z.int().min(1900).max(2100).nullable().default(null),
  /** The front size, if the rear one differs; null until it is known. */
  size: Size.nullable().default(null),
  rearSize: Size.nullable().default(null),
  plate: Plate.default(''),
})

export type KeptVehicle = z.infer<typeof KeptVehicle>

export type KeptVehicleInput = z.input<typeof KeptVehicle>

/** A field that is left out stays. */
export const VehicleChanges = z.strictObject({
  name: Name.optional(),
  year: KeptVehicle.shape.year.unwrap().optional(),
  variant: KeptVehicle.shape.variant.unwrap().optional(),
  size: KeptVehicle.shape.size.unwrap().optional(),
  rearSize: KeptVehicle.shape.rearSize.unwrap().optional(),
  plate: Plate.optional(),
})

export type VehicleChanges = z.infer<typeof VehicleChanges>

export const GarageVehicle = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  make: z.string(),
  model: z.string(),
  variant: z.string(),
  year: z.int().nullable(),
  size: z.string().nullable(),
  rearSize: z.string().nullable(),
  plate: z.string(),
})

export type GarageVehicle = z.infer<typeof GarageVehicle>

const VehicleId = z.strictObject({ id: z.uuid() })

export const Garage = z.strictObject({ vehicles: z.array(GarageVehicle) })

export type Garage = z.infer<typeof Garage>

export const garageOperations = {
  'GET /garage': { responses: { 200: Garage } },
  'POST /garage': { body: KeptVehicle, responses: { 201: GarageVehicle, 409: Problem } },
  'PATCH /garage/:id': {
    params: VehicleId,
    body: VehicleChanges,
    responses: { 200: GarageVehicle, 404: Problem, 409: Problem },
  },
  'DELETE /garage/:id': { params: VehicleId, responses: { 204: nothing, 404: Problem } },
} satisfies Operations

const BookmarkKind = z.enum(['shop', 'deal'])

/** Adds the bookmark, or removes it if there is one; `bookmarked` says which of the two is meant. */
export const ToggleBookmark = z.strictObject({
  type: BookmarkKind,
  /** Of the shop or the deal. */
  id: z.uuid(),
  bookmarked: z.boolean().optional(),
  notes: Lines().max(300).default(''),
})

export type ToggleBookmark = z.infer<typeof ToggleBookmark>

export const BookmarkToggled = z.strictObject({ bookmarked: z.boolean() })

export type BookmarkToggled = z.infer<typeof BookmarkToggled>

const kept = { id: z.uuid(), notes: z.string(), createdAt: z.iso.datetime() }

const DealBookmark = z.strictObject({
  ...kept,
  deal: z.strictObject({
    id: z.uuid(),
    code: z.string(),
    title: z.string(),
    brand: z.string(),
    model: z.string(),
    size: z.string(),
    priceCents: z.int(),
    /** What one tyre costs without the deal. */
    listPriceCents: z.int(),
    endsOn: z.iso.date().nullable(),
    /** Whether it can be bought now. */
    active: z.boolean(),
    shop: z.strictObject({ slug: z.string(), name: z.string(), city: z.string() }),
  }),
})

export const ShopBookmark = z.strictObject({
  ...kept,
  shop: ShopSummary.extend({ logoUrl: z.string().nullable() }),
})

export type ShopBookmark = z.infer<typeof ShopBookmark>

/** Newest first; shops that the public may see, and deals of such shops. */
export const Bookmarks = z.strictObject({ shops: z.array(ShopBookmark), deals: z.array(DealBookmark) })

export type Bookmarks = z.infer<typeof Bookmarks>

const BookmarkId = z.strictObject({ id: z.uuid() })

export const bookmarksOperations = {
  'GET /bookmarks': { responses: { 200: Bookmarks } },
  'POST /bookmarks': { body: ToggleBookmark, responses: { 200: BookmarkToggled, 404: Problem } },
  'DELETE /bookmarks/:id': { params: BookmarkId, responses: { 204: nothing, 404: Problem } },
} satisfies Operations

const Text = z.string().nullable()

/** GET /api/profile: what an account knows of its person. */
export const ProfileView = z.strictObject({
  id: z.uuid(),
  role: z.enum(['customer', 'business', 'admin']),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: Text,
  emailVerified: z.boolean(),
  /** An address whose link has not been followed yet. */
  pendingEmail: Text,
  /** Somebody else has proven this address to be theirs: the person still signs in with it, and needs another. */
  lostEmail: z.string().optional(),
  /** E.164 */
  phone: Text,
  /** A proven number is changed only with proof. */
  phoneVerified: z.boolean(),
  hasPassword: z.boolean(),
  registeredBy: z.enum(['email', 'whatsapp']),
  address: Text,
  city: Text,
  postalCode: Text,
  vehicleMake: Text,
  vehicleModel: Text,
  vehicleYear: z.int().nullable(),
  tyreSize: Text,
  tyreBrand: Text,
  marketingOptIn: z.boolean(),
})
export type ProfileView = z.infer<typeof ProfileView>

/** POST /api/profile/delete. The password where there is one, else the session of a presence code. */
export const DeleteAccount = z.strictObject({
  password: z.string().max(200).optional(),
  presence: z.string().max(100).optional(),
})
export type DeleteAccount = z.infer<typeof DeleteAccount>

const Moment = z.iso.datetime()
/** GET /api/profile/export */
export const AccountExport = z.strictObject({
  madeAt: Moment,
  profile: ProfileView,
  preferences: PreferencesView,
  consents: z.array(
    z.strictObject({
      channel: z.string(),
      purpose: z.string(),
      given: z.boolean(),
      how: z.string(),
      source: z.string(),
      at: Moment,
    }),
  ),
  bookings: z.array(BookingView),
  alerts: z.array(Alert),
  quotes: z.array(RoundView),
  /** Calls for help with a flat tyre, as long as they are kept. */
  rescues: z.array(RescueView),
  bookmarks: Bookmarks,
  vehicles: z.array(GarageVehicle),
  sessions: z.array(SessionView),
  /** What they wrote, to us in the chat, to shops and about them. */
  written: z.array(z.strictObject({ to: z.string(), text: z.string(), at: Moment })),
  /** What was sent to them, in the words that are kept. */
  received: z.array(
    z.strictObject({ channel: z.enum(['whatsapp', 'sms', 'email', 'in_app', 'push']), text: z.string(), at: Moment }),
  ),
})
export type AccountExport = z.infer<typeof AccountExport>

export const profileOperations = {
  'GET /profile': { responses: { 200: ProfileView } },
  'PATCH /profile': { body: ChangeProfile, responses: { 200: ProfileView, 409: Problem } },
  'GET /profile/export': { responses: { 200: AccountExport } },
  'POST /profile/delete': {
    body: DeleteAccount,
    responses: { 204: nothing, 403: Problem, 409: Problem, 503: Problem },
  },
} satisfies Operations
