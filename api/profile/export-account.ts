import { AccountExport } from '#core/contracts/profile.ts'
import { exportAccount } from '#core/profiles/export-account.ts'
import { perHour } from '../allowance.ts'
import { route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  get: '/profile/export',
  says: 'Everything that is kept of me',
  who: signedIn,
  limit: perHour(20),
  answers: { 200: AccountExport },
  handle: ({ ctx, visitor }) => exportAccount(ctx, visitor),
})
