import type { Endpoint } from '../../route.ts'
import beginSignIn from './begin-sign-in.ts'
import confirm from './confirm.ts'
import finishSetUp from './finish-set-up.ts'
import signInByCode from './sign-in-by-code.ts'
import signInByPasskey from './sign-in-by-passkey.ts'
import signInByRecoveryCode from './sign-in-by-recovery-code.ts'
import startConfirm from './start-confirm.ts'
import startPasskey from './start-passkey.ts'
import startSetUp from './start-set-up.ts'

export const entryEndpoints: readonly Endpoint[] = [
  beginSignIn,
  signInByCode,
  signInByRecoveryCode,
  startPasskey,
  signInByPasskey,
  startSetUp,
  finishSetUp,
  startConfirm,
  confirm,
]
