import type { Phone } from '#core/contracts/simulator.ts'
import { demoPhoneRows } from '#db/queries/demo-phones.ts'
import type { Context } from '../context.ts'

/** People who have never written before; the last one hides the number, as WhatsApp lets people do. */
const newcomers: readonly Phone[] = [
  { address: '+27600111001', name: 'Lerato', role: 'driver', place: null },
  { address: '+27600111002', name: 'Pieter', role: 'driver', place: null },
  { address: 'ZA.4f7Kq2Lm9Xw1', name: 'Sipho (hidden number)', role: 'driver', place: null },
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
