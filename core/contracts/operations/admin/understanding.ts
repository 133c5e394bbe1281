import {
  CorpusFile,
  CorpusQuery,
  JudgeMisheard,
  MisheardDetail,
  MisheardGroup,
  MisheardId,
  MisheardPage,
  MisheardQuery,
} from '../../admin/understanding.ts'
import { Problem } from '../../problem.ts'
import type { Operations } from '../operation.ts'

export const adminUnderstandingOperations = {
  'GET /admin/understanding': { query: MisheardQuery, responses: { 200: MisheardPage, 400: Problem } },
  'GET /admin/understanding/corpus': { query: CorpusQuery, responses: { 200: CorpusFile } },
  'GET /admin/understanding/:id': { params: MisheardId, responses: { 200: MisheardDetail, 404: Problem } },
  'PATCH /admin/understanding/:id': {
    params: MisheardId,
    body: JudgeMisheard,
    responses: { 200: MisheardGroup, 404: Problem },
  },
} satisfies Operations
