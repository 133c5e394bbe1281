/** Numbers that no network hands out (082 000 …), yet valid in form, so that they work wherever a number is checked. */
const firstDriver = 27_820_000_001
const firstShop = 27_820_001_000

export const demoDrivers = ['Thandi Mokoena', 'Johan van Wyk', 'Naledi Mabaso'].map((name, index) => ({
  name,
  phone: `+${firstDriver + index}`,
}))

/** The phone of the demo shop with this number, from 0. */
export const demoShopPhone = (shop: number): string => `+${firstShop + shop}`

/** With which they sign in by e-mail: of a demo that anybody may look at. */
export const demoPassword = 'Tyres4Demo'

/** The key of the authenticator of the demo's admin. Production takes no admin of the demo. */
export const demoAuthenticatorKey = 'SPOORDEMOTYRES4DEMOADMINS2345677'

/**
 * The people who can sign in to the demo. The customer is the first driver; the seller owns the first shop, and has
 * invited somebody; the applicant's shop waits for approval. Those without a number have no WhatsApp.
 */
export const demoAccounts = {
  customer: { role: 'customer', fullName: 'Thandi Mokoena', email: 'thandi@spoor.example', phone: `+${firstDriver}` },
  seller: { role: 'business', fullName: 'Riaan Botha', email: 'riaan@spoor.example', phone: demoShopPhone(0) },
  applicant: { role: 'business', fullName: 'Sizwe Nkosi', email: 'sizwe@spoor.example', phone: null },
  invited: { role: 'customer', fullName: 'Zanele Pillay', email: 'zanele@spoor.example', phone: null },
  admin: { role: 'admin', fullName: 'Lerato Dube', email: 'admin@spoor.example', phone: null },
} as const

export const frontDeskNames: readonly string[] = [
  'Riaan Botha',
  'Nomsa Khumalo',
  'Yusuf Patel',
  'Karel Venter',
  'Lindiwe Zulu',
  'Craig Adams',
  'Ayesha Jacobs',
  'Mpho Molefe',
  'Hennie Kruger',
  'Bongani Ndlovu',
  'Ravi Naidoo',
  'Palesa Tau',
]
