import { PasskeyAsked } from '../../admin/entry/passkeys.ts'
import { AddPasskey, FirstCode, OwnSignIn, PasskeyId, PasskeyView, RenamePasskey } from '../../admin/entry/security.ts'
import { NewAuthenticator, RecoveryCodes } from '../../admin/entry/sign-in.ts'
import { Problem } from '../../problem.ts'
import { nothing, type Operations } from '../operation.ts'

export const adminSecurityOperations = {
  'GET /admin/security': { responses: { 200: OwnSignIn } },
  'POST /admin/security/authenticator': { responses: { 200: NewAuthenticator } },
  'POST /admin/security/authenticator/finish': { body: FirstCode, responses: { 204: nothing, 409: Problem } },
  'DELETE /admin/security/authenticator': { responses: { 204: nothing, 409: Problem } },
  'POST /admin/security/passkeys/start': { responses: { 200: PasskeyAsked, 409: Problem } },
  'POST /admin/security/passkeys': { body: AddPasskey, responses: { 201: PasskeyView, 409: Problem, 410: Problem } },
  'PATCH /admin/security/passkeys/:id': {
    params: PasskeyId,
    body: RenamePasskey,
    responses: { 204: nothing, 404: Problem },
  },
  'DELETE /admin/security/passkeys/:id': { params: PasskeyId, responses: { 204: nothing, 404: Problem, 409: Problem } },
  'POST /admin/security/recovery-codes': { responses: { 200: RecoveryCodes } },
} satisfies Operations
