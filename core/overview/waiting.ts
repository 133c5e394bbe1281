import { waitingFor } from '#db/queries/admin/overview.ts'
import type { Actor } from '../actor.ts'
import { canAdmin } from '../admin/admin-policy.ts'
import { adminsOnly } from '../admin/refusals.ts'
import type { Context } from '../context.ts'
import { type AdminWaiting, WaitingFor } from '../contracts/admin/overview.ts'
import type { AdminArea } from '../rules/admin/admin-areas.ts'
import { localDate } from '../rules/time/time.ts'

/** More are not counted. */
const MOST_COUNTED = 1000

/** Where each is worked off. */
const areas: Readonly<Record<WaitingFor, AdminArea>> = {
  troubles: 'operations',
  set_aside: 'operations',
  support: 'support',
  reports: 'reports',
  applications: 'applications',
  suggestions: 'support',
  overdue: 'revenue',
  own_tyres: 'tyres',
  unknown_vehicles: 'fitment',
  unknown_places: 'places',
  misheard: 'understanding',
}

/** What waits in the parts of the console that the admin works in, and since when. Throws NOT_ALLOWED. */
export async function whatWaits(ctx: Context, actor: Actor): Promise<AdminWaiting> {
  if (!canAdmin(actor, 'overview')) throw adminsOnly()
  const today = localDate(ctx.clock.now())
  const theirs = WaitingFor.options.filter((what) => canAdmin(actor, areas[what]))
  const counted = await Promise.all(
    theirs.map(async (what) => ({ what, found: await waitingFor(ctx.db, what, { today, most: MOST_COUNTED }) })),
  )
  return {
    waiting: counted.flatMap(({ what, found }) =>
      found ? [{ what, count: found.count, since: found.since.toISOString() }] : [],
    ),
  }
}
