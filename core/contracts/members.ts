import { z } from 'zod'
import { Email, WhatsappNumber } from './forms/person.ts'
import { ShopRole } from './shops.ts'

/** Somebody who belongs to a shop now, as its members see them. */
export const ShopMember = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  role: ShopRole,
  since: z.iso.datetime(),
  /** The person who reads it. */
  you: z.boolean(),
})
export type ShopMember = z.infer<typeof ShopMember>
export const ShopMembers = z.strictObject({ members: z.array(ShopMember) })
export type ShopMembers = z.infer<typeof ShopMembers>

/** A shop that the reader belongs to. `id` is that of the membership. */
export const MyShop = z.strictObject({
  id: z.uuid(),
  role: ShopRole,
  since: z.iso.datetime(),
  shop: z.strictObject({ id: z.uuid(), slug: z.string(), name: z.string() }),
})
export const MyShops = z.strictObject({ shops: z.array(MyShop) })
export type MyShops = z.infer<typeof MyShops>

/** Who is added, by the number or the address that they have proven. */
export const AddMember = z
  .strictObject({ phone: WhatsappNumber.optional(), email: Email.optional(), role: ShopRole })
  .refine(({ phone, email }) => (phone === undefined) !== (email === undefined), {
    error: 'Give a phone number or an e-mail address',
    path: ['phone'],
  })
export type AddMember = z.infer<typeof AddMember>
export const ChangeMember = z.strictObject({ role: ShopRole })
export const MemberId = z.strictObject({ id: z.uuid() })
export const MembersOf = z.strictObject({ shopId: z.uuid() })
