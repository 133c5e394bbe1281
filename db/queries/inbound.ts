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
      from contact_address a
      where a.kind = (${kinds}::text[])[1] and a.value = (${values}::text[])[1] and a.proven_at is not null
        and (cardinality(${kinds}::text[]) = 1 or not exists (
          select from unnest(${kinds}::text[], ${values}::text[]) as given (kind, value)
          where not exists (
            select from contact_address b
            where b.kind = given.kind and b.value = given.value and b.contact_id = a.contact_id
              and b.proven_at is not null
          )
        ))
    ), kept as (
      insert into inbound_message (message_sid, contact_id, body, content, received_at)
      select ${messageSid}, contact_id, ${body}, ${JSON.stringify(content)}::jsonb, ${at}::timestamptz from person
      on conflict (message_sid) do nothing
      returning contact_id
    ), seen as (
      update contact c
      set last_inbound_at = greatest(last_inbound_at, ${at}::timestamptz), whatsapp_address = ${values[0]},
        name = coalesce(name, ${name ?? null})
      from kept where c.id = kept.contact_id
    ), talk as (
      insert into conversation (contact_id) select contact_id from kept on conflict do nothing
    )
    select contact_id, exists (select from kept) as fresh from person`.execute(db)
  const [found] = rows
  return found && { contactId: found.contact_id, fresh: found.fresh }
}
