import { ContentView, LegalTextList, LegalTextView } from '../../admin/content.ts'
import { PublishLegalText, SiteContentForm } from '../../forms/content.ts'
import { Problem } from '../../problem.ts'
import { LegalWhich } from '../../website/legal.ts'
import type { Operations } from '../operation.ts'

export const contentOperations = {
  'GET /admin/content': { responses: { 200: ContentView } },
  'PATCH /admin/content': { body: SiteContentForm, responses: { 200: ContentView } },
  'GET /admin/legal': { responses: { 200: LegalTextList } },
  'POST /admin/legal/:name/versions': {
    params: LegalWhich,
    body: PublishLegalText,
    responses: { 201: LegalTextView, 409: Problem },
  },
} satisfies Operations
