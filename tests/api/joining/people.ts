import { newEmail } from '../auth/mailbox.ts'
import { type Answer, ask, cookieOf } from '../auth/site.ts'

export const aShop = {
  businessName: 'Kopjes Tyres',
  address: '12 Bram Fischer Drive, Ferndale, Randburg',
  contactPhone: '011 555 0170',
  services: ['tyre-fitting', 'mobile-fitting'],
}

/** The registration of a seller, as the form sends it. */
export const register = (options: Record<string, unknown> = {}): Promise<Answer> =>
  ask('POST', '/api/auth/seller-sign-up', {
    body: {
      ...{ fullName: 'Naledi Mabaso', email: newEmail(), password: 'Rubber4Road', terms: true },
      ...aShop,
      ...options,
    },
  })

export async function makeSeller(options: Record<string, unknown> = {}) {
  const email = newEmail()
  const answer = await register({ email, ...options })
  return { email, cookie: cookieOf(answer), shopId: String(answer.json.shop?.id), slug: String(answer.json.shop?.slug) }
}
