import express, { type Router } from 'express'
import { z } from 'zod'
import { richestType } from './content-types.ts'
import { type Approval, firstProblem, refuse } from './records.ts'
import type { RestParts } from './rest-messages.ts'

const NewApproval = z.object({
  name: z.string().regex(/^[a-z0-9_]{1,512}$/, 'must be lower case letters, digits and underscores'),
  category: z.enum(['UTILITY', 'MARKETING', 'AUTHENTICATION']),
  allow_category_change: z.boolean().default(true),
})

/** Only conversations that are open already may carry these. */
const neverApproved = ['twilio/list-picker', 'twilio/location']

export const approvalResource = ({ name, category, contentType, status, allowCategoryChange }: Approval) => ({
  allow_category_change: allowCategoryChange,
  category,
  content_type: contentType,
  name,
  rejection_reason: '',
  status,
})

/** WhatsApp's approval of templates, which may then start a conversation. */
export function approvalsRouter({ store, account, now }: Pick<RestParts, 'store' | 'account' | 'now'>): Router {
  const router = express.Router()
  router.post('/Content/:sid/ApprovalRequests/whatsapp', express.json(), (request, response) => {
    const content = store.state.contents.get(String(request.params.sid))
    if (!content) return refuse(response, 404, 20404)
    const read = NewApproval.safeParse(request.body)
    if (!read.success) return refuse(response, 400, 20001, firstProblem(read.error))
    const contentType = richestType(content.types)?.name ?? 'twilio/text'
    if (neverApproved.includes(contentType))
      return refuse(response, 400, 20001, `${contentType} cannot be submitted for approval`)
    const { name, category, allow_category_change: allowCategoryChange } = read.data
    const approval: Approval = { name, category, status: 'received', allowCategoryChange, contentType }
    // Nobody reviews here: what is asked for is approved, and the answer says 'received' as the real one does.
    store.commit({
      type: 'approval',
      sid: content.sid,
      approval: { ...approval, status: 'approved' },
      at: now().toISOString(),
    })
    response.status(201).json(approvalResource(approval))
  })

  router.get('/Content/:sid/ApprovalRequests', (request, response) => {
    const content = store.state.contents.get(String(request.params.sid))
    if (!content) return refuse(response, 404, 20404)
    response.json({
      account_sid: account.accountSid,
      sid: content.sid,
      url: `${origin}/v1/Content/${content.sid}/ApprovalRequests`,
      whatsapp: content.approval ? { type: 'whatsapp', ...approvalResource(content.approval) } : null,
    })
  })
  return router
}

const origin = 'https://content.twilio.com'
