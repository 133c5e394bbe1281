import { sql } from 'kysely'
import type { InboundWire } from '#core/messaging/inbound.ts'
import type { Db } from '../client.ts'
import { named } from '../named-statements.ts'

/**
 * Keeps the message of a person all of whose addresses are known, once: one statement, because every message pays for
 * it. Undefined when the addresses are not all known yet, or lead to several people.
 */
export async function keepInbound(
  db: Db,
  { messageSid, addresses, name, body, content }: InboundWire,
  at: Date,
): Promise<{ contactId: string; fresh: boolean } | undefined> {
  const kinds = addresses.map((address) => address.kind)
  const values = addresses.map((address) => address.value)
  const { rows } = await sql<{ contact_id: string; fresh: boolean }>`${sql.raw(named('keep_inbound'))}
    with person as (
      select a.contact_id
      from unnest(${kinds}::text[], ${values}::text[]) as given (kind, value)
      join contact_address a on a.kind = given.kind and a.value = given.value and a.proven_at is not null
      group by a.contact_id
      having count(*) = ${addresses.length}::integer
    ), kept as (
      insert into inbound_message (message_sid, contact_id, body, content, received_at)
      select ${messageSid}, contact_id, ${body}, ${JSON.stringify(content)}::jsonb, ${at}::timestamptz from person
      on conflict (message_sid) do nothing
      returning contact_id
    ), seen as (
      update contact
      set last_inbound_at = greatest(last_inbound_at, ${at}::timestamptz), whatsapp_address = ${values[0]},
        name = coalesce(name, ${name ?? null})
      where id in (select contact_id from kept)
    ), talk as (
      insert into conversation (contact_id) select contact_id from kept on conflict do nothing
    )
    select contact_id, exists (select from kept) as fresh from person`.execute(db)
  const [found] = rows
  return found && { contactId: found.contact_id, fresh: found.fresh }
}
