import { deleteAtCounter } from '#core/counter/act.ts'
import { orFail } from '#core/or-fail.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('DELETE /counter-bookings/:id', {
  summary: 'Takes a booking out of the lists of the shop; one that is still to come is cancelled',
  access: signedInTo('You need to log in to access the business dashboard.'),
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) =>
    void (await orFail(ctx, { code: 'BOOKING_DELETE_FAILED', says: 'Failed to delete booking' }, () =>
      deleteAtCounter(ctx, actor, params.id),
    )),
})
