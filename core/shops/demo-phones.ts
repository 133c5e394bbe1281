import type { Phone } from '#core/contracts/devtools/simulator.ts'
import { demoPhoneRows } from '#db/queries/messaging/contacts.ts'
import type { Context } from '../context.ts'

/** Two people who have never written before; the second hides the number, as WhatsApp allows. */
const newcomers: readonly Phone[] = [
  { address: '+27820000009', name: 'New driver', role: 'driver', place: null },
  { address: 'ZA.4f7Kq2Lm9Xw1', name: 'New driver, number hidden', role: 'driver', place: null },
]

/** The phones that the local demo offers: drivers first, then the shops by name. */
export async function demoPhones(ctx: Pick<Context, 'db'>): Promise<Phone[]> {
  const rows = await demoPhoneRows(ctx.db)
  const phones = rows.map(
    ({ address, name, shop, place }): Phone =>
      shop === null ? { address, name, role: 'driver', place: null } : { address, name: shop, role: 'shop', place },
  )
  const known = new Set(phones.map((phone) => phone.address))
  const drivers = [
    ...phones.filter((phone) => phone.role === 'driver'),
    ...newcomers.filter((one) => !known.has(one.address)),
  ]
  return [...drivers, ...phones.filter((phone) => phone.role === 'shop')]
}
