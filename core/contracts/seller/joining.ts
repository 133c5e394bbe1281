import { z } from 'zod'
import { documentKinds } from '#core/rules/shops/uploads.ts'
import { AccountView } from '../auth.ts'
import { Lines } from '../forms/typed.ts'
import { After, numeric } from '../query.ts'
import { BusinessStatus, ServiceCode, ShopRole } from '../shops.ts'

export const DocumentKind = z.enum(documentKinds)
export type DocumentKind = z.infer<typeof DocumentKind>

export const NewShop = z.strictObject({ id: z.uuid(), slug: z.string(), name: z.string() })
export type NewShop = z.infer<typeof NewShop>
export const ShopApplied = z.strictObject({ shop: NewShop })
/** The answer to a registration, beside the cookie. */
export const SellerSignedUp = z.strictObject({ account: AccountView, created: z.literal(true), shop: NewShop })

export const ApplicationOf = z.strictObject({ shopId: z.uuid() })

/** `path` serves its content, to the shop's owners and to admins. */
export const DocumentView = z.strictObject({
  kind: DocumentKind,
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  uploadedAt: z.iso.datetime(),
  path: z.string(),
})
export type DocumentView = z.infer<typeof DocumentView>

/** What approval waits for. Only the proof of a contact is required; an admin looks at the rest. */
export const Readiness = z.strictObject({
  emailProven: z.boolean(),
  numberProven: z.boolean(),
  hasLogo: z.boolean(),
  hasHours: z.boolean(),
  hasServices: z.boolean(),
})
export type Readiness = z.infer<typeof Readiness>

/** How a shop's application stands, for its members. */
export const ApplicationView = z.strictObject({
  shop: NewShop,
  role: ShopRole,
  status: BusinessStatus,
  verified: z.boolean(),
  rejectionReason: z.string().nullable(),
  /** What an admin still wants to see. */
  moreAsked: z.string().nullable(),
  submittedAt: z.iso.datetime(),
  logoUrl: z.string().nullable(),
  ready: Readiness,
  /** For owners; empty for staff. */
  documents: z.array(DocumentView),
})
export type ApplicationView = z.infer<typeof ApplicationView>

/** GET /admin/applications, the oldest first. */
export const ApplicationsQuery = z.strictObject({
  limit: numeric(z.int().min(1).max(100)).default(20),
  after: After.optional(),
})
export type ApplicationsQuery = z.infer<typeof ApplicationsQuery>

export const Application = z.strictObject({
  shop: NewShop.extend({
    description: z.string(),
    address: z.string(),
    suburb: z.string().nullable(),
    city: z.string(),
    province: z.string(),
    contactPhone: z.string().nullable(),
    contactEmail: z.string().nullable(),
    logoUrl: z.string().nullable(),
    services: z.array(ServiceCode),
    monthlyFeeCents: z.int(),
  }),
  owners: z.array(
    z.strictObject({
      name: z.string(),
      email: z.string().nullable(),
      emailProven: z.boolean(),
      /** Proven. */
      phone: z.string().nullable(),
    }),
  ),
  submittedAt: z.iso.datetime(),
  moreAsked: z.string().nullable(),
  ready: Readiness,
  documents: z.array(DocumentView),
})
export type Application = z.infer<typeof Application>
export const ApplicationPage = z.strictObject({ applications: z.array(Application), next: z.string().nullable() })
export type ApplicationPage = z.infer<typeof ApplicationPage>

const Said = (says: string) => Lines(says).min(1, says).max(1000, 'Must be at most 1000 characters')
export const RejectApplication = z.strictObject({ reason: Said('Please give a reason') })
export const RequestMore = z.strictObject({ message: Said('Please say what is missing') })
/** What the shop is after an admin's decision. */
export const ApplicationDecided = z.strictObject({
  id: z.uuid(),
  status: BusinessStatus,
  verified: z.boolean(),
})
export type ApplicationDecided = z.infer<typeof ApplicationDecided>
