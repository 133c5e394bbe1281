import express, { type Response, type Router } from 'express'
import { z } from 'zod'
import { problemsOf, richestType } from './content-types.ts'
import { field, formOf } from './form.ts'
import type { Approval, SimContent } from './records.ts'
import type { RestParts } from './rest-messages.ts'
import { newSid } from './sids.ts'
import { refuse } from './twilio-error.ts'

const NewContent = z.object({
  friendly_name: z.string().max(450).default(''),
  language: z.string().min(2).max(10),
  variables: z.record(z.string().max(16), z.string().max(1600)).default({}),
  types: z.record(z.string(), z.unknown()),
})

const NewApproval = z.object({
  name: z.string().regex(/^[a-z0-9_]{1,512}$/, 'must be lower case letters, digits and underscores'),
  category: z.enum(['UTILITY', 'MARKETING', 'AUTHENTICATION']),
  allow_category_change: z.boolean().default(true),
})

/** Only conversations that are open already may carry these. */
const neverApproved = ['twilio/list-picker', 'twilio/location']

/** The Content resources, mounted at /v1. */
export function contentRouter({ store, account, now }: Pick<RestParts, 'store' | 'account' | 'now'>): Router {
  const router = express.Router()
  const json = express.json({ limit: '256kb' })
  const origin = 'https://content.twilio.com'

  const resource = (content: SimContent) => ({
    account_sid: account.accountSid,
    date_created: content.createdAt,
    date_updated: content.updatedAt,
    friendly_name: content.friendlyName,
    language: content.language,
    links: {
      approval_create: `${origin}/v1/Content/${content.sid}/ApprovalRequests/whatsapp`,
      approval_fetch: `${origin}/v1/Content/${content.sid}/ApprovalRequests`,
    },
    sid: content.sid,
    types: content.types,
    url: `${origin}/v1/Content/${content.sid}`,
    variables: content.variables,
  })

  const found = (sid: string | string[] | undefined, response: Response): SimContent | undefined => {
    const content = store.state.contents.get(String(sid))
    if (!content) refuse(response, 404, 20404)
    return content
  }

  router.post('/Content', json, (request, response) => {
    const read = NewContent.safeParse(request.body)
    if (!read.success) return refuse(response, 400, 20001, firstProblem(read.error))
    const [problem] = problemsOf(read.data.types)
    if (problem) return refuse(response, 400, 20001, problem)
    const at = now().toISOString()
    const { friendly_name: friendlyName, language, variables, types } = read.data
    const content = {
      sid: newSid('HX'),
      friendlyName,
      language,
      variables,
      types,
      createdAt: at,
      updatedAt: at,
      approval: null,
    }
    store.commit({ type: 'content', content })
    response.status(201).json(resource(content))
  })

  router.get('/Content', (request, response) => {
    response.json(
      page([...store.state.contents.values()].map(resource), 'contents', `${origin}/v1/Content`, request.query),
    )
  })

  router.get('/ContentAndApprovals', (request, response) => {
    const rows = [...store.state.contents.values()].map((content) => ({
      ...resource(content),
      approval_requests: content.approval ? approvalResource(content.approval) : {},
    }))
    response.json(page(rows, 'contents', `${origin}/v1/ContentAndApprovals`, request.query))
  })

  router.get('/Content/:sid', (request, response) => {
    const content = found(request.params.sid, response)
    if (content) response.json(resource(content))
  })

  router.delete('/Content/:sid', (request, response) => {
    const content = found(request.params.sid, response)
    if (!content) return
    store.commit({ type: 'content_removed', sid: content.sid })
    response.status(204).end()
  })

  router.post('/Content/:sid/ApprovalRequests/whatsapp', json, (request, response) => {
    const content = found(request.params.sid, response)
    if (!content) return
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
    const content = found(request.params.sid, response)
    if (!content) return
    response.json({
      account_sid: account.accountSid,
      sid: content.sid,
      url: `${origin}/v1/Content/${content.sid}/ApprovalRequests`,
      whatsapp: content.approval ? { type: 'whatsapp', ...approvalResource(content.approval) } : null,
    })
  })
  return router
}

const approvalResource = ({ name, category, contentType, status, allowCategoryChange }: Approval) => ({
  allow_category_change: allowCategoryChange,
  category,
  content_type: contentType,
  name,
  rejection_reason: '',
  status,
})

const firstProblem = (error: z.ZodError): string =>
  error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)[0] ?? 'Invalid request'

function page<Row>(rows: Row[], key: string, url: string, query: unknown) {
  const size = Math.min(1000, Math.max(1, Number(field(formOf(query), 'PageSize') ?? 50) || 50))
  const number = Math.max(0, Number(field(formOf(query), 'Page') ?? 0) || 0)
  const urlOf = (index: number) => `${url}?PageSize=${size}&Page=${index}`
  const end = (number + 1) * size
  return {
    [key]: rows.slice(number * size, end),
    meta: {
      first_page_url: urlOf(0),
      key,
      next_page_url: end < rows.length ? urlOf(number + 1) : null,
      page: number,
      page_size: size,
      previous_page_url: number > 0 ? urlOf(number - 1) : null,
      url: urlOf(number),
    },
  }
}
