import type { Endpoint } from '../../route.ts'
import addPasskey from './add-passkey.ts'
import beginAuthenticator from './begin-authenticator.ts'
import beginPasskey from './begin-passkey.ts'
import finishAuthenticator from './finish-authenticator.ts'
import ownSignIn from './own-sign-in.ts'
import removeAuthenticator from './remove-authenticator.ts'
import removePasskey from './remove-passkey.ts'
import renamePasskey from './rename-passkey.ts'
import renewRecoveryCodes from './renew-recovery-codes.ts'

export const securityEndpoints: readonly Endpoint[] = [
  ownSignIn,
  beginAuthenticator,
  finishAuthenticator,
  removeAuthenticator,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  renewRecoveryCodes,
]
