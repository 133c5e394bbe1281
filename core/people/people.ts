import { consentsOf } from '#db/queries/accounts/erase-account.ts'
import {
  blockersOf,
  contactsOf,
  type FoundRow,
  openSessions,
  peopleByBooking,
  peopleByEmail,
  peopleByName,
  peopleByNumber,
  personById,
  shopsOf,
} from '#db/queries/people/people.ts'
import type { Actor } from '../actor.ts'
import { canAdmin } from '../admin/admin-policy.ts'
import { adminsOnly } from '../admin/refusals.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { OpenContacts, PeopleFound, PersonDetail, PersonFound } from '../contracts/admin/people.ts'
import { Refusal } from '../errors.ts'
import { type KnownPerson, personOf } from '../messaging/people/person.ts'
import { maskAddress, normalisePhone } from '../rules/people/phone.ts'
import { transaction } from '../transaction.ts'

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
export async function knownPerson(ctx: Context, contactId: string): Promise<FoundRow> {
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
