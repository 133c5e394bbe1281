import { deleteAccount } from '#core/profiles/delete-account.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /profile/delete', {
  summary: 'Deletes my account and my data for good; open bookings are cancelled',
  access: signedIn,
  session: 'taken',
  rateLimit: perMinute(10),
  handle: async ({ ctx, visitor, body, browser }) => {
    await deleteAccount(ctx, visitor.account.id, body)
    browser.drop()
    return undefined
  },
})
