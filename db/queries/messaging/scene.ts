import { type Selectable, sql } from 'kysely'
import type { Button } from '#core/messaging/content.ts'
import type { Db } from '#db/client.ts'
import { named } from '#db/named-statements.ts'
import type { ContactTable } from '#db/schema/people.ts'
import type { PersonRow } from '../accounts/auth.ts'
import { adminRolesNow, role } from '../accounts/sessions.ts'
import { shopsNow } from '../shops/members.ts'
import type { ClaimedMessage } from './conversations.ts'

/** More than anybody writes while one answer is made. */
const MAX_TOGETHER = 20
/** So many of our last messages still stand on the screen. */
const MAX_ON_SCREEN = 6
const DAY_MS = 24 * 3_600_000

/** One of our messages on a person's phone: the kind of notice, or 'reply' for an answer in the chat. */
export type OnScreen = {
  kind: string
  threadId: string | null
  at: string
  /** Those of a notice; what an answer of ours offers stands in the state of the conversation. */
  buttons?: Button[] | null
}

export type Scene = {
  /** The person's unhandled messages, oldest first, without those that are kept while the bot is stopped. */
  waiting: ClaimedMessage[]
  person: PersonRow
  /** Other people have written, too. */
  othersWait: boolean
  botIsOff: boolean
  /** The ledger of consents has such an entry as `blocked` names, which the message may lift. */
  blockedOnce: boolean
  /** Words wait until the person writes. */
  wordsWait: boolean
  /** Bookings of guests with the person's number, or held until a number is proven. */
  guestBookings: boolean
  /** What we sent within a day, the newest first. */
  screen: OnScreen[]
  /** A shop's offer to this person as a driver stands. */
  offersStand: boolean
  /** Shops were asked at the roadside, or one of them is on its way. */
  rescueStands: boolean
  /** Shops have named prices to this person that can still be taken. */
  quotesStand: boolean
}

type Row = Selectable<ContactTable> &
  Pick<PersonRow, 'role' | 'shops' | 'admin_roles'> & {
    waiting: (Omit<ClaimedMessage, 'contact' | 'received_at'> & { received_at: string })[]
    others_wait: boolean
    bot_off: boolean
    blocked_once: boolean
    words_wait: boolean
    guest_bookings: boolean
    seen: Pick<Scene, 'screen' | 'offersStand' | 'rescueStands' | 'quotesStand'>
  }

const onScreen = (now: Date) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('kind', o.kind, 'threadId', o.thread_id, 'at', o.created_at,
    'buttons', case when o.kind <> 'reply' then o.content->'buttons' end) order by o.seq desc)
  from (
    select seq, kind, thread_id, created_at, content from outbound_message
    where contact_id = c.id and status in ('sent', 'delivered', 'read', 'merged')
      and created_at >= ${new Date(now.getTime() - DAY_MS)}
    order by seq desc limit ${MAX_ON_SCREEN}
  ) o
), '[]')`

const offersStand = sql`exists (
  select from booking b join booking_offer f on f.booking_id = b.id and f.state = 'open' and f.by = 'shop'
  where b.customer_contact_id = c.id
)`

/** Longer than any shop says that it takes to come. */
const UNDER_WAY_MS = 6 * 3_600_000

const rescueStands = (now: Date) => sql`exists (
  select from rescue_round r left join booking b on b.id = r.booking_id
  where r.contact_id = c.id
    and (r.state in ('open', 'unanswered')
      or (r.state = 'taken' and b.status in ('confirmed', 'in_progress')
        and r.ended_at > ${new Date(now.getTime() - UNDER_WAY_MS)}))
)`

const quotesStand = (now: Date) => sql`exists (
  select from quote_round r join quote_ask a on a.round_id = r.id and a.state = 'answered'
  where r.contact_id = c.id and r.state = 'open' and r.valid_until > ${now}
)`

const seen = (now: Date) => sql`jsonb_build_object(
  'screen', ${onScreen(now)}, 'offersStand', ${offersStand},
  'rescueStands', ${rescueStands(now)}, 'quotesStand', ${quotesStand(now)})`

/**
 * Everything that the answer to this person begins with, in one statement. Call it after claimConversation, so that it
 * sees what the process before has handled.
 */
export async function readScene(
  db: Db,
  contactId: string,
  { now, blocked }: { now: Date; blocked: string },
): Promise<Scene> {
  const { rows } = await sql<Row>`${sql.raw(named('read_scene'))}
    select c.id, c.account_id, c.name, c.email, c.language, c.time_zone, c.whatsapp_address, c.last_inbound_at,
      c.is_demo, c.created_at, ${role} as role, ${shopsNow} as shops, ${adminRolesNow} as admin_roles, bot.is_off as bot_off,
      coalesce((
        select jsonb_agg(to_jsonb(i) order by i.seq) from (
          select id, seq, message_sid, contact_id, body, content, received_at, attempts, failure
          from inbound_message
          where contact_id = c.id and handled_at is null and (kept_at is null or not bot.is_off)
          order by seq limit ${MAX_TOGETHER}
        ) i
      ), '[]') as waiting,
      exists (
        select from inbound_message
        where handled_at is null and kept_at is null and contact_id <> c.id and (held_until is null or held_until <= ${now})
      ) as others_wait,
      exists (select from consent where contact_id = c.id and not given and how = ${blocked}) as blocked_once,
      exists (
        select from outbound_message
        where contact_id = c.id and status = 'held' and reason->>'code' = 'waits_for_reply'
      ) as words_wait,
      exists (select from booking where customer_contact_id = c.id and held_until is not null)
        or exists (
          select from booking b join contact_address n on n.value = b.customer_phone
          where n.contact_id = c.id and n.kind = 'phone' and n.proven_at is not null and b.customer_contact_id is null
        ) as guest_bookings,
      ${seen(now)} as seen
    from contact c
    left join account a on a.id = c.account_id
    cross join (select exists (select from switch where name = 'bot' and stopped_at is not null) as is_off) bot
    where c.id = ${contactId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no contact ${contactId}`)
  const { waiting, role: ofAccount, shops, admin_roles, ...rest } = row
  const { others_wait, bot_off, blocked_once, words_wait, guest_bookings, seen: onPhone, ...contact } = rest
  return {
    waiting: waiting.map((one) => ({ ...one, received_at: new Date(one.received_at), contact })),
    person: { contact_id: contact.id, account_id: contact.account_id, role: ofAccount, shops, admin_roles },
    othersWait: others_wait,
    botIsOff: bot_off,
    blockedOnce: blocked_once,
    wordsWait: words_wait,
    guestBookings: guest_bookings,
    ...onPhone,
  }
}
