import express, { type Response, type Router } from 'express'
import { z } from 'zod'
import { problemsOf } from './content-types.ts'
import { firstProblem, newSid, refuse, type SimContent } from './records.ts'
import { approvalResource, approvalsRouter } from './rest-approvals.ts'
import type { RestParts } from './rest-messages.ts'
import { field, formOf } from './write.ts'

const origin = 'https://content.twilio.com'

const NewContent = z.object({
  friendly_name: z.string().max(450).default(''),
  language: z.string().min(2).max(10),
  variables: z.record(z.string().max(16), z.string().max(1600)).default({}),
  types: z.record(z.string(), z.unknown()),
})

const contentResource = (content: SimContent, accountSid: string) => ({
  account_sid: accountSid,
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

/** The Content resources, mounted at /v1. */
export function contentRouter({ store, account, now }: Pick<RestParts, 'store' | 'account' | 'now'>): Router {
  const router = express.Router()
  const json = express.json({ limit: '256kb' })
  const resource = (content: SimContent) => contentResource(content, account.accountSid)
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
  router.use(approvalsRouter({ store, account, now }))
  return router
}

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
