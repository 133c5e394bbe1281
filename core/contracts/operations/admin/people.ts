import {
  ContactId,
  FindPeople,
  HistoryQuery,
  OpenContacts,
  PeopleFound,
  PersonDetail,
  PersonHistory,
  WithdrawConsent,
} from '../../admin/people.ts'
import { Problem } from '../../problem.ts'
import { AccountExport } from '../../profile.ts'
import { nothing, type Operations } from '../operation.ts'

export const peopleOperations = {
  'GET /admin/people': { query: FindPeople, responses: { 200: PeopleFound } },
  'GET /admin/people/:contactId': { params: ContactId, responses: { 200: PersonDetail, 404: Problem } },
  'POST /admin/people/:contactId/contacts': { params: ContactId, responses: { 200: OpenContacts, 404: Problem } },
  'GET /admin/people/:contactId/history': {
    params: ContactId,
    query: HistoryQuery,
    responses: { 200: PersonHistory, 400: Problem, 404: Problem },
  },
  'POST /admin/people/:contactId/withdraw': {
    params: ContactId,
    body: WithdrawConsent,
    responses: { 200: PersonDetail, 404: Problem },
  },
  'POST /admin/people/:contactId/export': {
    params: ContactId,
    responses: { 200: AccountExport, 404: Problem },
  },
  'POST /admin/people/:contactId/erase': {
    params: ContactId,
    responses: { 204: nothing, 404: Problem, 409: Problem },
  },
} satisfies Operations
