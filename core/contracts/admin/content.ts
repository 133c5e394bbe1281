import { z } from 'zod'
import { PublishLegalText, SiteContentForm } from '../forms/content.ts'
import type { Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { SiteContent } from '../site.ts'
import { LegalName, LegalVersion, LegalWhich } from '../website/legal.ts'

const { claims, figures, supportEmail, supportWhatsapp, registeredAddress, helpUrl } = SiteContent.shape

export const ContentField = z.enum([
  'claims',
  'figures',
  'supportEmail',
  'supportWhatsapp',
  'registeredAddress',
  'helpUrl',
])
export type ContentField = z.infer<typeof ContentField>

/** What the admins say of the product, and which of it is only the demo's. */
export const ContentView = z.strictObject({
  content: z.strictObject({ claims, figures, supportEmail, supportWhatsapp, registeredAddress, helpUrl }),
  demo: z.array(ContentField),
  /** What a figure of the website may not exceed; the rating is null without reviews. */
  counted: z.strictObject({ shops: z.int(), drivers: z.int(), rating: z.number().nullable() }),
})
export type ContentView = z.infer<typeof ContentView>

export const LegalTextView = z.strictObject({
  name: LegalName,
  title: z.string(),
  versions: z.array(LegalVersion.extend({ isCurrent: z.boolean(), publishedAt: z.iso.datetime().nullable() })),
  /** The newest version as it was written, to go on from. */
  markup: z.string(),
})
export type LegalTextView = z.infer<typeof LegalTextView>
export const LegalTextList = z.strictObject({ texts: z.array(LegalTextView) })
export type LegalTextList = z.infer<typeof LegalTextList>

export const contentOperations = {
  'GET /admin/content': { responses: { 200: ContentView } },
  'PATCH /admin/content': { body: SiteContentForm, responses: { 200: ContentView, 409: Problem } },
  'GET /admin/legal': { responses: { 200: LegalTextList } },
  'POST /admin/legal/:name/versions': {
    params: LegalWhich,
    body: PublishLegalText,
    responses: { 201: LegalTextView, 409: Problem },
  },
} satisfies Operations
