import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { EntryPurpose, NumberProofTable } from '#db/schema/auth.ts'
import type { EntryInput } from './auth.ts'

/** False when the code is taken. */
export const insertProof = async (db: Db, row: Insertable<NumberProofTable>): Promise<boolean> =>
  (await db
    .insertInto('number_proof')
    .values(row)
    .onConflict((conflict) => conflict.column('code_hash').doNothing())
    .returning('poll_hash')
    .executeTakeFirst()) !== undefined

export type AskedProof = {
  id: string
  purpose: EntryPurpose
  user_agent: string | null
  network: string | null
}

/**
 * Notes that the code came from this person, who has until `until` at least to answer. Undefined if the code is
 * unknown, too old, or was sent before.
 */
export const askProof = (
  db: Db,
  codeHash: string,
  contactId: string,
  { at, until }: { at: Date; until: Date },
): Promise<AskedProof | undefined> =>
  db
    .updateTable('number_proof')
    .set({
      contact_id: contactId,
      sent_from: (from) => from.selectFrom('contact').select('whatsapp_address').where('id', '=', contactId),
      asked_at: at,
      expires_at: sql`greatest(expires_at, ${until})`,
    })
    .where('code_hash', '=', codeHash)
    .where('asked_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['id', 'purpose', 'user_agent', 'network'])
    .executeTakeFirst()

/** The proof that this person is asked about and may still answer. */
export const openProof = (db: Db, id: string, contactId: string, at: Date): Promise<AskedProof | undefined> =>
  db
    .selectFrom('number_proof')
    .select(['id', 'purpose', 'user_agent', 'network'])
    .where('id', '=', id)
    .where('contact_id', '=', contactId)
    .where('asked_at', 'is not', null)
    .where('proven_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()

/** Notes the person's yes; the browser has until `until` at least. False if it comes too late. */
export const approveProof = async (
  db: Db,
  id: string,
  contactId: string,
  { at, until }: { at: Date; until: Date },
): Promise<boolean> =>
  (await db
    .updateTable('number_proof')
    .set({ proven_at: at, expires_at: sql`greatest(expires_at, ${until})` })
    .where('id', '=', id)
    .where('contact_id', '=', contactId)
    .where('asked_at', 'is not', null)
    .where('proven_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** The proof that the browser with this token waits for; undefined if there is none. */
export const findProof = (db: Db, pollHash: string) =>
  db
    .selectFrom('number_proof')
    .select(['expires_at', 'asked_at', 'proven_at', 'used_at', 'refused_at'])
    .where('poll_hash', '=', pollHash)
    .executeTakeFirst()

export type SpentProof = EntryInput & { contact_id: string }

/**
 * Spends a proof that the phone has confirmed; undefined if it is not confirmed, was spent before, or its time is over.
 */
export async function spendProof(db: Db, pollHash: string, at: Date): Promise<SpentProof | undefined> {
  const row = await db
    .updateTable('number_proof')
    .set({ used_at: at })
    .where('poll_hash', '=', pollHash)
    .where('proven_at', 'is not', null)
    .where('refused_at', 'is', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['purpose', 'name', 'vehicle_make', 'vehicle_model', 'vehicle_year', 'contact_id'])
    .executeTakeFirst()
  return row?.contact_id ? { ...row, contact_id: row.contact_id } : undefined
}

export type RefusedProof = { contact_id: string; created_at: Date }

/**
 * Refuses the proofs that came since then from this person, or from an address that is theirs by now. `id`: only this
 * proof.
 */
export async function refuseProofs(
  db: Db,
  contactId: string,
  { id, since, at }: { id: string | undefined; since: Date; at: Date },
): Promise<RefusedProof[]> {
  const { rows } = await sql<RefusedProof>`
    update number_proof set refused_at = ${at}
    where refused_at is null and asked_at >= ${since}
      and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
      and (contact_id = ${contactId} or sent_from in (
        select value from contact_address where contact_id = ${contactId} and proven_at is not null))
    returning contact_id, created_at`.execute(db)
  return rows
}
