import { claimByEmail, type ProfileRow, profileRow } from '#db/queries/accounts/accounts.ts'
import { consentsOf, eraseAccount, receivedBy, wordsOf } from '#db/queries/accounts/erase-account.ts'
import { tracesOf } from '#db/queries/accounts/erase-traces.ts'
import { bookingsOfPerson } from '#db/queries/bookings/bookings.ts'
import { documentKeysBy } from '#db/queries/joining/applications.ts'
import type { Person } from '../actor.ts'
import { listAlerts } from '../alerts/alerts.ts'
import { confirmPerson } from '../auth/confirm-email.ts'
import { listSessions, tellEnded, type Visitor } from '../auth/sessions.ts'
import { cancelBooking } from '../bookings/answers/cancel-booking.ts'
import { claimGuestBookings } from '../bookings/guests/guest-booking.ts'
import { myBookings } from '../bookings/load-booking.ts'
import type { Context } from '../context.ts'
import type { AccountExport, DeleteAccount } from '../contracts/profile.ts'
import { Refusal } from '../errors.ts'
import { myGarage } from '../garage/garage.ts'
import { actorOf } from '../load-actor.ts'
import { preferencesOf } from '../notifications/preferences/web-preferences.ts'
import { myRounds } from '../quotes/rounds/rounds.ts'
import { allRescues } from '../rescue/rescue-view.ts'
import { removeContent } from '../threads/files/files.ts'
import { transaction } from '../transaction.ts'
import { myBookmarks } from './bookmarks.ts'
import { profileOf } from './profile.ts'

const BATCH_SIZE = 100

/**
 * Erases the person for good, with what they did as a guest. Open bookings are cancelled first, so that no shop waits
 * in vain. Throws WRONG_PASSWORD, TOO_MANY_PASSWORDS, PRESENCE_NEEDED, SHOP_ACCOUNT, and what cancelBooking refuses.
 */
export async function deleteAccount(ctx: Context, accountId: string, proof: DeleteAccount): Promise<void> {
  const account = await profileRow(ctx.db, accountId, ctx.clock.now())
  if (!account) throw new Error(`there is no account ${accountId}`)
  if (account.role !== 'customer') throw shopAccount()
  await confirmPerson(ctx, account, proof)
  await eraseProven(ctx, account)
}

/** The same for a person who has shown otherwise who they are. Throws SHOP_ACCOUNT, and what cancelBooking refuses. */
export async function eraseProven(ctx: Context, account: ProfileRow): Promise<void> {
  const { id: accountId, contact_id: contactId } = account
  if (!contactId) throw new Error(`account ${accountId} has no contact`)
  if (account.role !== 'customer') throw shopAccount()
  const papers = await transaction(ctx, async (ctx) => {
    await claimGuestBookings(ctx, contactId)
    if (account.email && account.email_verified_at)
      await claimByEmail(ctx.db, { contactId, accountId: account.id }, account.email, ctx.clock.now())
    const actor = await actorOf(ctx, contactId)
    const own = (await tracesOf(ctx.db, accountId, contactId)).bookings
    await cancelAll(ctx, actor, new Set(own))
    await tellEnded(ctx, accountId)
    const keys = await documentKeysBy(ctx.db, contactId)
    await eraseAccount(ctx.db, accountId, contactId)
    return keys
  })
  for (const key of papers) await removeContent(ctx, key)
}

/** All of them, however many, a bounded number in hand at a time. */
async function cancelAll(ctx: Context, actor: Person, own: ReadonlySet<string>): Promise<void> {
  const query = { which: 'upcoming', soonestFirst: false, now: ctx.clock.now(), limit: BATCH_SIZE } as const
  for (let after: { at: Date; id: string } | undefined; ; ) {
    const bookings = await bookingsOfPerson(ctx.db, actor, { ...query, after })
    for (const { id, status } of bookings)
      if (own.has(id) && (status === 'pending' || status === 'confirmed'))
        await cancelBooking(ctx, actor, id, 'The customer closed their account')
    const last = bookings.at(-1)
    if (!last || bookings.length < BATCH_SIZE) return
    after = { at: last.created_at, id: last.id }
  }
}

const shopAccount = () =>
  new Refusal('SHOP_ACCOUNT', 'This account answers for a shop, or for us. Please write to us to close it.', 409)

const MAX_BOOKINGS = 1000
const MAX_ROUNDS = 10_000

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
    bookings: await myBookings(ctx, actor, { limit: MAX_BOOKINGS }),
    alerts: (await listAlerts(ctx, actor)).alerts,
    quotes: (await myRounds(ctx, actor, MAX_ROUNDS)).rounds,
    rescues: await allRescues(ctx, actor),
    bookmarks: await myBookmarks(ctx, actor),
    vehicles: (await myGarage(ctx, account.id)).vehicles,
    sessions: (await listSessions(ctx, visitor)).sessions,
    written: (await wordsOf(ctx.db, contactId)).map(dated),
    received: (await receivedBy(ctx.db, account.id, contactId)).map(dated),
  }
}

const dated = <Row extends { at: Date }>({ at, ...row }: Row) => ({ ...row, at: at.toISOString() })
