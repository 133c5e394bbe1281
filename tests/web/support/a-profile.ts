import type { AccountView } from '#core/contracts/auth.ts'
import type { OperationAnswer } from '#core/contracts/operations.ts'
import type { ProfileView } from '#core/contracts/profile.ts'

/** A driver who has signed up by e-mail and said little else. */
export const aProfile: ProfileView = {
  id: '0190f1a0-0000-7000-8000-000000000001',
  role: 'customer',
  name: 'Thandi Mokoena',
  firstName: 'Thandi',
  lastName: 'Mokoena',
  email: 'thandi@post.example',
  emailVerified: true,
  pendingEmail: null,
  phone: null,
  phoneVerified: false,
  hasPassword: true,
  registeredBy: 'email',
  address: null,
  city: null,
  postalCode: null,
  vehicleMake: null,
  vehicleModel: null,
  vehicleYear: null,
  tyreSize: null,
  tyreBrand: null,
  marketingOptIn: false,
}
const off = { enabled: false, bookings: false, quotes: false, messages: false, stock: false, day: false, deals: false }
export const preferences: OperationAnswer<'GET /preferences'> = {
  email: {
    enabled: true,
    bookings: true,
    quotes: true,
    messages: true,
    stock: true,
    day: false,
    deals: false,
    marketing: false,
  },
  whatsapp: { ...off, marketing: false },
  push: { enabled: true, bookings: true, quotes: true, messages: true, deals: false },
  inApp: { ...off, enabled: true },
  sms: { enabled: false, available: false },
  quietHours: { start: '22:00', end: '08:00' },
}

/** The account of this person, as the page is told of who is signed in. */
export const anAccount = (options: Partial<AccountView> = {}): AccountView => ({
  id: aProfile.id,
  role: 'customer',
  name: 'Thandi Mokoena',
  phone: '+27820000001',
  email: 'thandi@post.example',
  ...options,
})

export const signedInAs = (account: AccountView): OperationAnswer<'GET /auth/session'> => ({
  signedIn: true,
  account,
  expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
})
