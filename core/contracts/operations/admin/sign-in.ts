import { PasskeyAsked } from '../../admin/entry/passkeys.ts'
import {
  AdminChallenge,
  AdminCode,
  AdminPasskey,
  AdminRecoveryCode,
  AdminSignedIn,
  ConfirmAgain,
  NewAuthenticator,
  RecoveryCodes,
  StartPasskey,
  StartSetUp,
} from '../../admin/entry/sign-in.ts'
import { SignInByEmail } from '../../forms/account.ts'
import { Problem } from '../../problem.ts'
import { nothing, type Operations } from '../operation.ts'

/** 401 is also the answer to a wrong code. */
const refusals = { 401: Problem, 403: Problem, 410: Problem }

export const adminSignInOperations = {
  'POST /admin/sign-in': {
    body: SignInByEmail,
    responses: { 200: AdminChallenge, 401: Problem, 403: Problem, 503: Problem },
  },
  'POST /admin/sign-in/code': { body: AdminCode, responses: { 200: AdminSignedIn, ...refusals } },
  'POST /admin/sign-in/recovery-code': { body: AdminRecoveryCode, responses: { 200: AdminSignedIn, ...refusals } },
  'POST /admin/sign-in/passkey/start': { body: StartPasskey, responses: { 200: PasskeyAsked, 410: Problem } },
  'POST /admin/sign-in/passkey': { body: AdminPasskey, responses: { 200: AdminSignedIn, ...refusals } },
  'POST /admin/sign-in/set-up': { body: StartSetUp, responses: { 200: NewAuthenticator, ...refusals } },
  'POST /admin/sign-in/set-up/finish': { body: AdminCode, responses: { 200: RecoveryCodes, ...refusals } },
  'POST /admin/confirm/passkey': { responses: { 200: PasskeyAsked } },
  'POST /admin/confirm': { body: ConfirmAgain, responses: { 204: nothing, 410: Problem } },
} satisfies Operations
