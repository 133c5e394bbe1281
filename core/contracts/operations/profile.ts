import { ChangeProfile } from '../forms/account.ts'
import { Problem } from '../problem.ts'
import { AccountExport, DeleteAccount, ProfileView } from '../profile.ts'
import { nothing, type Operations } from './operation.ts'

export const profileOperations = {
  'GET /profile': { responses: { 200: ProfileView } },
  'PATCH /profile': { body: ChangeProfile, responses: { 200: ProfileView, 409: Problem } },
  'GET /profile/export': { responses: { 200: AccountExport } },
  'POST /profile/delete': {
    body: DeleteAccount,
    responses: { 204: nothing, 403: Problem, 409: Problem, 503: Problem },
  },
} satisfies Operations
