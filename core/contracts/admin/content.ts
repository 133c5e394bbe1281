import { z } from 'zod'
import { SiteContent } from '../site.ts'
import { LegalName, LegalVersion } from '../website/legal.ts'

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
