import {
  CheckCode,
  CodeSent,
  NumberProofStarted,
  NumberProofState,
  PollToken,
  SendCode,
  SessionAnswer,
  SessionId,
  SessionList,
  SignedIn,
  StartNumberProof,
} from '../auth.ts'
import { SignInByEmail, SignUpByEmail } from '../forms/account.ts'
import { Problem } from '../problem.ts'
import { nothing, type Operations } from './operation.ts'

export const signInOperations = {
  'POST /auth/sign-in': {
    body: SignInByEmail,
    responses: { 200: SignedIn, 401: Problem, 403: Problem, 503: Problem },
  },
  'POST /auth/sign-up': { body: SignUpByEmail, responses: { 201: SignedIn, 503: Problem } },
  'POST /auth/code': { body: SendCode, responses: { 202: CodeSent, 409: Problem, 503: Problem } },
  'POST /auth/code/check': {
    body: CheckCode,
    responses: { 200: SignedIn, 401: Problem, 403: Problem, 404: Problem, 409: Problem, 410: Problem },
  },
  'POST /auth/number-proof': { body: StartNumberProof, responses: { 201: NumberProofStarted } },
  'POST /auth/number-proof/state': { body: PollToken, responses: { 200: NumberProofState, 404: Problem } },
  'POST /auth/number-proof/finish': {
    body: PollToken,
    responses: { 200: SignedIn, 403: Problem, 404: Problem, 409: Problem },
  },
  'GET /auth/session': { responses: { 200: SessionAnswer } },
  'POST /auth/sign-out': { responses: { 204: nothing } },
  'POST /auth/sign-out-everywhere': { responses: { 204: nothing } },
  'POST /auth/sign-out-others': { responses: { 204: nothing } },
  'GET /auth/sessions': { responses: { 200: SessionList } },
  'DELETE /auth/sessions/:id': { params: SessionId, responses: { 204: nothing, 404: Problem } },
} satisfies Operations
