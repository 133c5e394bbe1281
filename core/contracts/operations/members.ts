import { ChangeMember, MemberId, MembersOf, MyShops, ShopMember, ShopMembers } from '../members.ts'
import { Problem } from '../problem.ts'
import { nothing, type Operations } from './operation.ts'

export const membersOperations = {
  'GET /my-shops': { responses: { 200: MyShops } },
  'GET /shops/:shopId/members': { params: MembersOf, responses: { 200: ShopMembers, 404: Problem } },
  'PATCH /members/:id': {
    params: MemberId,
    body: ChangeMember,
    responses: { 200: ShopMember, 403: Problem, 404: Problem, 409: Problem },
  },
  'DELETE /members/:id': {
    params: MemberId,
    responses: { 204: nothing, 403: Problem, 404: Problem, 409: Problem },
  },
} satisfies Operations
