import { exportAccount } from '#core/profiles/export-account.ts'
import { signedIn } from '../access.ts'
import { perHour } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /profile/export', {
  summary: 'Exports everything that is stored about me',
  access: signedIn,
  rateLimit: perHour(20),
  handle: ({ ctx, visitor }) => exportAccount(ctx, visitor),
})
