import { z } from 'zod'
import type { Operations } from '../operations/operation.ts'

/** As WhatsApp answers; `missing`: not made yet, `outdated`: made with other words than ours now. */
export const TemplateApproval = z.enum([
  'approved',
  'received',
  'pending',
  'unsubmitted',
  'rejected',
  'paused',
  'disabled',
  'missing',
  'outdated',
])
export type TemplateApproval = z.infer<typeof TemplateApproval>

export const TemplateView = z.strictObject({
  /** That of the kind of notice which depends on it. */
  name: z.string(),
  language: z.string(),
  category: z.enum(['UTILITY', 'MARKETING', 'AUTHENTICATION']),
  /** What people are told with it, in words. */
  tells: z.string(),
  /** With sample values. */
  preview: z.string(),
  buttons: z.array(z.string()),
  approval: TemplateApproval,
  /** Why WhatsApp refused it. */
  reason: z.string().nullable(),
  checkedAt: z.iso.datetime().nullable(),
  /** Messages of its kind on WhatsApp over 30 days, in all languages. */
  sent: z.int(),
  failed: z.int(),
})
export type TemplateView = z.infer<typeof TemplateView>

export const TemplateCheck = z.strictObject({
  /** An admin has asked, and the workers have not answered yet. */
  isRunning: z.boolean(),
  /** The last time not all could be brought to Twilio. */
  failed: z.boolean(),
})
export type TemplateCheck = z.infer<typeof TemplateCheck>
export const TemplateList = z.strictObject({ templates: z.array(TemplateView), check: TemplateCheck })
export type TemplateList = z.infer<typeof TemplateList>

export const templateOperations = {
  'GET /admin/templates': { responses: { 200: TemplateList } },
  'POST /admin/templates/check': { responses: { 202: TemplateCheck } },
} satisfies Operations
