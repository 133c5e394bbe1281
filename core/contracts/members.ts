import { z } from 'zod'
import { nothing, type Operations } from './operations/operation.ts'
import { Problem } from './problem.ts'
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

export const ChangeMember = z.strictObject({ role: ShopRole })
export const MemberId = z.strictObject({ id: z.uuid() })
export const MembersOf = z.strictObject({ shopId: z.uuid() })

export const membersOperations = {
  'GET /my-shops': { responses: { 200: MyShops } },
  'GET /shops/:shopId/members': { params: MembersOf, responses: { 200: ShopMembers, 404: Problem } },
  'PATCH /members/:id': {
    params: MemberId,
    body: ChangeMember,
    responses: { 200: ShopMember, 403: Problem, 404: Problem, 409: Problem },
  },
  'DELETE /members/:id': {
    params: MemberId,
    responses: { 204: nothing, 403: Problem, 404: Problem, 409: Problem },
  },
} satisfies Operations
