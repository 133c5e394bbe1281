import { myRescue } from '#core/rescue/rescue-view.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /rescues/mine', {
  summary: 'Shows which shops come to my flat tyre, and when',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor }) => myRescue(ctx, actor),
})
