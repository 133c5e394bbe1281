import { consentsOf } from '#db/queries/accounts/erase-account.ts'
import { receivedBy, wordsOf } from '#db/queries/accounts/words-of.ts'
import { listAlerts } from '../alerts/list-alerts.ts'
import { listSessions } from '../auth/list-sessions.ts'
import type { Visitor } from '../auth/sessions.ts'
import { myBookings } from '../bookings/my-bookings.ts'
import { myBookmarks } from '../bookmarks/bookmarks.ts'
import type { Context } from '../context.ts'
import type { AccountExport } from '../contracts/profile.ts'
import { myGarage } from '../garage/my-garage.ts'
import { preferencesOf } from '../preferences/web-preferences.ts'
import { myRounds } from '../quotes/rounds/my-rounds.ts'
import { allRescues } from '../rescue/rescue-view.ts'
import { profileOf } from './profile.ts'

const MOST_BOOKINGS = 1000
const MOST_ROUNDS = 10_000

type Whose = Pick<Visitor, 'sessionId' | 'contactId' | 'actor'> & { account: { id: string } }

/** Everything that is stored about the person, for themselves. */
export async function exportAccount(ctx: Context, visitor: Whose): Promise<AccountExport> {
  const { account, actor, contactId } = visitor
  if (!contactId) throw new Error(`account ${account.id} has no contact`)
  return {
    madeAt: ctx.clock.now().toISOString(),
    profile: await profileOf(ctx, account.id),
    preferences: await preferencesOf(ctx, actor),
    consents: (await consentsOf(ctx.db, contactId)).map(dated),
    bookings: await myBookings(ctx, actor, { limit: MOST_BOOKINGS }),
    alerts: (await listAlerts(ctx, actor)).alerts,
    quotes: (await myRounds(ctx, actor, MOST_ROUNDS)).rounds,
    rescues: await allRescues(ctx, actor),
    bookmarks: await myBookmarks(ctx, actor),
    vehicles: (await myGarage(ctx, account.id)).vehicles,
    sessions: (await listSessions(ctx, visitor)).sessions,
    written: (await wordsOf(ctx.db, contactId)).map(dated),
    received: (await receivedBy(ctx.db, account.id, contactId)).map(dated),
  }
}

const dated = <Row extends { at: Date }>({ at, ...row }: Row) => ({ ...row, at: at.toISOString() })
