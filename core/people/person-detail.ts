import { consentsOf } from '#db/queries/accounts/erase-account.ts'
import { blockersOf, contactsOf, type FoundRow, openSessions, personById, shopsOf } from '#db/queries/people/people.ts'
import type { Actor } from '../actor.ts'
import { canAdmin } from '../admin/admin-policy.ts'
import { adminsOnly } from '../admin/refusals.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { OpenContacts, PersonDetail } from '../contracts/admin/people.ts'
import { Refusal } from '../errors.ts'
import { type KnownPerson, personOf } from '../messaging/people/person.ts'
import { transaction } from '../transaction.ts'
import { foundView } from './find-people.ts'
import { masked } from './masked.ts'

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
