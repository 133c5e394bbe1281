import {
  ChangeEmail,
  ChangePassword,
  CheckCode,
  CheckNumberCode,
  CheckReset,
  CodeSent,
  ConfirmEmail,
  EmailConfirmed,
  NumberChecked,
  PresenceCodeSent,
  ResetPassword,
  SendNumberCode,
  SendPresence,
} from '../auth.ts'
import { ForgotPassword } from '../forms/account.ts'
import { Problem } from '../problem.ts'
import { nothing, type Operations } from './operation.ts'

export const credentialsOperations = {
  'POST /auth/email/confirm': { body: ConfirmEmail, responses: { 200: EmailConfirmed, 403: Problem, 410: Problem } },
  'POST /auth/email/resend': { responses: { 204: nothing } },
  'POST /auth/email': { body: ChangeEmail, responses: { 204: nothing, 403: Problem, 503: Problem } },
  'POST /auth/password/forgot': { body: ForgotPassword, responses: { 204: nothing } },
  'POST /auth/password/reset/check': { body: CheckReset, responses: { 204: nothing, 410: Problem } },
  'POST /auth/password/reset': { body: ResetPassword, responses: { 204: nothing, 410: Problem, 503: Problem } },
  'POST /auth/password': { body: ChangePassword, responses: { 204: nothing, 403: Problem, 503: Problem } },
  'POST /auth/number/code': { body: SendNumberCode, responses: { 202: CodeSent, 409: Problem, 503: Problem } },
  'POST /auth/presence': { body: SendPresence, responses: { 202: PresenceCodeSent, 409: Problem, 503: Problem } },
  'POST /auth/presence/check': {
    body: CheckCode,
    // 401 is also the answer to a wrong code.
    responses: { 204: nothing, 401: Problem, 404: Problem, 410: Problem },
  },
  'POST /auth/number/check': {
    body: CheckNumberCode,
    // 401 is also the answer to a wrong code.
    responses: { 200: NumberChecked, 401: Problem, 404: Problem, 409: Problem, 410: Problem },
  },
} satisfies Operations
