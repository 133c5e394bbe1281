import { codeOfKey } from '#core/auth/admin/authenticator.ts'
import { demoAuthenticatorKey } from './demo-people.ts'

/** Shows the code with which the demo's admin signs in now. It opens nothing but a demo. */
if (process.env.NODE_ENV === 'production') {
  console.error('There is no demo in production (NODE_ENV).')
  process.exit(1)
}
console.log(codeOfKey(demoAuthenticatorKey, new Date()))
