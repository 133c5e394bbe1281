import { z } from 'zod'
import { profileRow } from '#db/queries/accounts/accounts.ts'
import { consentsOf } from '#db/queries/accounts/erase-account.ts'
import { dropWaitingAdvertising } from '#db/queries/messaging/mail.ts'
import { dropWaiting } from '#db/queries/messaging/outbound.ts'
import {
  blockersOf,
  contactsOf,
  type FoundRow,
  messageHistory,
  openSessions,
  peopleByBooking,
  peopleByEmail,
  peopleByName,
  peopleByNumber,
  personById,
  shopsOf,
} from '#db/queries/people/people.ts'
import type { Actor, Person } from '../actor.ts'
import { adminsOnly, canAdmin } from '../admin-policy.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { accountOf } from '../auth/accounts.ts'
import type { Context } from '../context.ts'
import type {
  HistoryQuery,
  OpenContacts,
  PeopleFound,
  PersonDetail,
  PersonFound,
  PersonHistory,
  WithdrawConsent,
} from '../contracts/admin/people.ts'
import type { AccountExport } from '../contracts/profile.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { Refusal } from '../errors.ts'
import { actorOf } from '../load-actor.ts'
import { type KnownPerson, personOf } from '../messaging/people/person.ts'
import { noteConsents, savePreferences } from '../messaging/people/preferences.ts'
import { toldView } from '../notifications/told/told.ts'
import { maskAddress, normalisePhone } from '../rules/people/phone.ts'
import { transaction } from '../transaction.ts'
import { eraseProven, exportAccount } from './delete-account.ts'

const MOST = 20
const bookingCode = /^[a-z0-9]{5}$/i

/**
 * The people whom the text names: a whole number or address, the code of a booking, else the beginning of a name. How
 * they are reached is masked. Throws NOT_ALLOWED.
 */
export async function findPeople(ctx: Context, actor: Actor, text: string): Promise<PeopleFound> {
  if (!canAdmin(actor, 'people')) throw adminsOnly()
  const number = normalisePhone(text)
  if (number) return { by: 'number', people: (await peopleByNumber(ctx.db, number, MOST)).map(foundView) }
  if (text.includes('@')) return { by: 'email', people: (await peopleByEmail(ctx.db, text, MOST)).map(foundView) }
  const booked = bookingCode.test(text) ? await peopleByBooking(ctx.db, text.toUpperCase(), MOST) : []
  if (booked.length > 0) return { by: 'booking', people: booked.map(foundView) }
  return { by: 'name', people: (await peopleByName(ctx.db, text, MOST)).map(foundView) }
}

const foundView = (row: FoundRow): PersonFound => ({
  contactId: row.id,
  name: row.name,
  role: row.role,
  hasAccount: row.account_id !== null,
  phone: row.phone && masked(row.phone),
  email: row.email && masked(row.email),
  since: row.created_at.toISOString(),
  isDemo: row.is_demo,
})

/** Enough to know it again, too little to write there. */
function masked(value: string): string {
  const at = value.indexOf('@')
  return at === -1 ? maskAddress(value) : `${value.slice(0, 1)}…${value.slice(at)}`
}

/** Throws NOT_ALLOWED, PERSON_NOT_FOUND. */
export async function personDetail(ctx: Context, actor: Actor, contactId: string): Promise<PersonDetail> {
  if (!canAdmin(actor, 'people')) throw adminsOnly()
  const row = await knownPerson(ctx, contactId)
  const person = await personOf(ctx, contactId)
  const contacts = await contactsOf(ctx.db, contactId)
  return {
    person: foundView(row),
    language: row.language,
    lastWroteAt: row.last_inbound_at?.toISOString() ?? null,
    windowUntil: person.whatsapp?.windowOpen ? (person.windowUntil?.toISOString() ?? null) : null,
    contacts: contacts.map(({ kind, value, proven_at }) => ({
      kind,
      masked: masked(value),
      provenAt: proven_at ? new Date(proven_at).toISOString() : null,
    })),
    shops: await shopsOf(ctx.db, contactId),
    preferences: preferencesIn(person),
    consents: await ledger(ctx, contactId),
    sessions: row.account_id ? await openSessions(ctx.db, row.account_id, ctx.clock.now()) : 0,
    blockedBy: await blockersOf(ctx.db, contactId),
  }
}

/** The whole numbers and addresses; who looked is noted. Throws NOT_ALLOWED, PERSON_NOT_FOUND. */
export const openContacts = (ctx: Context, actor: Actor, contactId: string): Promise<OpenContacts> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'people')) throw adminsOnly()
    await knownPerson(ctx, contactId)
    const contacts = await contactsOf(ctx.db, contactId)
    await noteAudit(ctx, {
      contactId: actor.contactId,
      action: 'read',
      entity: 'person',
      entityId: contactId,
      after: { contacts: contacts.length },
    })
    const of = (isEmail: boolean) =>
      contacts.filter(({ kind }) => (kind === 'email') === isEmail).map(({ value }) => value)
    return { phones: of(false), emails: of(true) }
  })

/** Throws PERSON_NOT_FOUND. */
async function knownPerson(ctx: Context, contactId: string): Promise<FoundRow> {
  const row = await personById(ctx.db, contactId)
  if (!row) throw new Refusal('PERSON_NOT_FOUND', 'There is no such person.', 404)
  return row
}

function preferencesIn({ preferences, quietHours: { start, end } }: KnownPerson): PersonDetail['preferences'] {
  if (!preferences) return null
  const { whatsapp, email, in_app: inApp } = preferences
  return { whatsapp, email, inApp, quietHours: { start, end } }
}

/** The newest first; the latest of each channel and purpose is what holds. */
async function ledger(ctx: Context, contactId: string): Promise<PersonDetail['consents']> {
  const seen = new Set<string>()
  return (await consentsOf(ctx.db, contactId)).toReversed().map(({ at, ...word }) => {
    const about = `${word.channel} ${word.purpose}`
    const isLatest = !seen.has(about)
    seen.add(about)
    return { ...word, at: at.toISOString(), isLatest }
  })
}

const reason = { code: 'asked_to_stop' } as const

/**
 * Notes that the person withdraws a consent, which they told us otherwise; what waits because of it is dropped. Throws
 * NOT_ALLOWED, PERSON_NOT_FOUND.
 */
export const withdrawConsent = (
  ctx: Context,
  actor: Actor,
  contactId: string,
  { channel, purpose }: WithdrawConsent,
): Promise<PersonDetail> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'people')) throw adminsOnly()
    await knownPerson(ctx, contactId)
    await noteConsents(ctx, contactId, [{ channel, purpose, given: false }], {
      how: 'asked us, and an admin noted it',
      source: 'admin',
    })
    if (purpose !== 'service' && channel !== 'sms')
      await savePreferences(ctx, contactId, { switches: { [channel]: { [purpose]: false } } })
    if (channel === 'email' && purpose !== 'service') await dropWaitingAdvertising(ctx.db, contactId, reason)
    if (channel === 'whatsapp' && purpose === 'service') await dropWaiting(ctx.db, contactId, reason)
    await note(ctx, actor, contactId, 'update', { withdrawn: `${channel} ${purpose}` })
    return personDetail(ctx, actor, contactId)
  })

/** Everything that is stored about the person, because they ask us for it. Throws NOT_ALLOWED, PERSON_NOT_FOUND. */
export const exportPerson = (ctx: Context, actor: Actor, contactId: string): Promise<AccountExport> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'people')) throw adminsOnly()
    await knownPerson(ctx, contactId)
    const { accountId } = await accountOf(ctx, contactId)
    await note(ctx, actor, contactId, 'read', { exported: true })
    return exportAccount(ctx, {
      sessionId: '',
      contactId,
      account: { id: accountId },
      actor: await actorOf(ctx, contactId),
    })
  })

/**
 * Erases the person for good, because they ask us for it. Throws NOT_ALLOWED, PERSON_NOT_FOUND, SHOP_ACCOUNT, and what
 * cancelBooking refuses.
 */
export const erasePerson = (ctx: Context, actor: Actor, contactId: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'people')) throw adminsOnly()
    await knownPerson(ctx, contactId)
    // Somebody who has only written in the chat gets the account that the erasure goes by, and loses it with it.
    const { accountId } = await accountOf(ctx, contactId)
    const account = await profileRow(ctx.db, accountId, ctx.clock.now())
    if (!account) throw new Error(`there is no account ${accountId}`)
    await eraseProven(ctx, account)
    await note(ctx, actor, contactId, 'delete', { erased: true })
  })

const note = (
  ctx: Context,
  actor: Person,
  contactId: string,
  action: 'read' | 'update' | 'delete',
  after: object,
): Promise<void> => noteAudit(ctx, { contactId: actor.contactId, action, entity: 'person', entityId: contactId, after })

/**
 * Every notice, message and mail to the person with what became of it and why, the newest first: kinds, no words.
 * Throws NOT_ALLOWED, PERSON_NOT_FOUND, PAGE_NOT_FOUND.
 */
export async function personHistory(
  ctx: Context,
  actor: Actor,
  contactId: string,
  { limit, after }: HistoryQuery,
): Promise<PersonHistory> {
  if (!canAdmin(actor, 'people')) throw adminsOnly()
  await knownPerson(ctx, contactId)
  const past = readCursor('history', after, z.iso.datetime())
  const before = past && { at: new Date(past.rank), id: past.id }
  const rows = await messageHistory(ctx.db, contactId, { before, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    entries: shown.map((row) => {
      const { id, channel, state, because, at, until } = toldView({ ...row, title: null })
      return { id, channel, state, because, at, until, kind: row.kind }
    }),
    next: last ? writeCursor('history', { rank: last.at.toISOString(), id: last.id }) : null,
  }
}
