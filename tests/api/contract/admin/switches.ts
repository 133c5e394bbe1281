import { resume, stop } from '#core/operations/switches.ts'
import { asAdmin } from '#tests/support/actors.ts'
import { ctx } from '../../auth/site.ts'
import type { ValidRequest } from '../valid-request.ts'
import { makeAdmin, type World } from '../world.ts'

const body = { reason: 'Prices are wrong' }

/** Stops the alerts, or lets them go on, whatever was before; returns the request that turns them the other way. */
async function flipped(stops: boolean): Promise<ValidRequest> {
  const { cookie, contactId } = await makeAdmin()
  const owner = asAdmin({ id: contactId })
  const turn = stops ? resume : stop
  await turn(ctx, owner, 'alerts', body.reason).catch(() => {})
  return { cookie, params: { name: 'alerts' }, body }
}

export const validAdminSwitches: Record<string, (world: World) => Promise<ValidRequest>> = {
  getAdminSwitches: async () => ({ cookie: (await makeAdmin()).cookie }),
  postAdminSwitchesNameStop: () => flipped(true),
  postAdminSwitchesNameResume: () => flipped(false),
}
