import { z } from 'zod'

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
