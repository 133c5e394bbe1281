import { TemplateCheck, TemplateList } from '../../admin/templates.ts'
import type { Operations } from '../operation.ts'

export const templateOperations = {
  'GET /admin/templates': { responses: { 200: TemplateList } },
  'POST /admin/templates/check': { responses: { 202: TemplateCheck } },
} satisfies Operations
