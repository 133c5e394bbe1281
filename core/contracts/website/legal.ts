import { z } from 'zod'
import { numeric } from '../query.ts'

export const LegalName = z.enum(['terms', 'privacy', 'popia'])
export type LegalName = z.infer<typeof LegalName>

const InlinePart = z.strictObject({
  text: z.string(),
  strong: z.literal(true).optional(),
  href: z.string().optional(),
})
const Block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('heading'), text: z.string() }),
  z.strictObject({ type: z.literal('paragraph'), inlines: z.array(InlinePart) }),
  z.strictObject({ type: z.literal('list'), items: z.array(z.array(InlinePart)) }),
])
export const LegalBlocks = z.array(Block)
export type LegalBlocks = z.infer<typeof LegalBlocks>

export const LegalVersion = z.strictObject({ version: z.int(), effectiveOn: z.iso.date() })
export type LegalVersion = z.infer<typeof LegalVersion>

export const LegalQuery = z.strictObject({ version: numeric(z.int().min(1).max(10_000)).optional() })
export const LegalWhich = z.strictObject({ name: LegalName })

export const LegalText = LegalVersion.extend({
  name: LegalName,
  isCurrent: z.boolean(),
  /** All that were published, the newest first, also one that applies from a later day. */
  versions: z.array(LegalVersion),
  blocks: LegalBlocks,
})
export type LegalText = z.infer<typeof LegalText>
