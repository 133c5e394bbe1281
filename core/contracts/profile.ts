import { z } from 'zod'
import { Alert } from './alerts.ts'
import { SessionView } from './auth.ts'
import { BookingView } from './bookings.ts'
import { Bookmarks } from './bookmarks.ts'
import { RoundView } from './deal/quotes.ts'
import { RescueView } from './deal/rescue.ts'
import { ChangeProfile } from './forms/account.ts'
import { GarageVehicle } from './garage.ts'
import { nothing, type Operations } from './operations/operation.ts'
import { PreferencesView } from './preferences.ts'
import { Problem } from './problem.ts'

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
