import type { Pool } from '#db/client.ts'

/** What is stored about one thing, in words that somebody who judges an answer reads. */
type Thing = { subject: string; id: string; label: string; facts: Record<string, string | number | boolean> }
export type Stored = ReadonlyMap<string, Thing>

const clock = (column: string): string => `to_char(${column} at time zone 'Africa/Johannesburg', 'Dy DD Mon HH24:MI')`
const tyres = (row: string): string =>
  `concat_ws(' + ', ${row}.quantity || ' x ' || ${row}.tyre_brand || ' ' || ${row}.tyre_model || ' ' || ${row}.tyre_size,
    ${row}.rear_quantity || ' x ' || ${row}.rear_brand || ' ' || ${row}.rear_model || ' ' || ${row}.rear_size)`
const rand = (column: string): string => `'R ' || round(${column} / 100.0)`
const named = (contact: string): string => `coalesce((select name from contact where id = ${contact}), 'somebody')`
const shopNamed = (shop: string): string => `coalesce((select name from shop where id = ${shop}), '')`

/** A subject each: the rows, what names one, and what is told of it. */
const subjects: Readonly<Record<string, { from: string; id: string; label: string; facts: Record<string, string> }>> = {
  booking: {
    from: 'booking b',
    id: 'b.id',
    label: `b.customer_name || ' at ' || ${shopNamed('b.shop_id')}`,
    facts: {
      status: 'b.status',
      awaits: 'b.awaiting',
      time: clock('coalesce(b.appointment_start, b.preferred_start)'),
      day: 'b.preferred_date',
      work: `nullif(concat_ws(' + ', nullif(${tyres('b')}, ''), nullif(array_to_string(b.services, ', '), '')), '')`,
      total: rand('b.total_cents'),
      done: rand('b.done_total_cents'),
      way: 'b.location_type',
      address: 'b.address',
      notes: `nullif(b.notes, '')`,
      started: clock('b.started_at'),
      ready: clock('b.ready_at'),
      'put away': clock('b.hidden_by_shop_at'),
      'cancelled by': 'b.cancelled_by',
      reason: 'b.cancel_reason',
    },
  },
  offer: {
    from: 'booking_offer o join booking b on b.id = o.booking_id',
    id: 'o.id',
    label: `'by the ' || o.by || ', ' || b.customer_name || ' at ' || ${shopNamed('o.shop_id')}`,
    facts: {
      state: 'o.state',
      time: clock('lower(o.slot)'),
      tyres: `nullif(${tyres('o')}, '')`,
      quantity: 'o.quantity',
      total: rand('o.total_cents'),
      note: `nullif(o.note, '')`,
    },
  },
  message: {
    from: `thread_message m join thread t on t.id = m.thread_id join thread_participant s on s.id = m.sender_id`,
    id: 'm.id',
    label: `'from the ' || s.role || ' ' || coalesce(${named('s.contact_id')}, s.guest_name) || ', '
      || (select string_agg(distinct ${named('p.contact_id')}, ' and ') from thread_participant p where p.thread_id = t.id and p.role = 'customer')
      || ' with ' || coalesce(nullif(${shopNamed('t.shop_id')}, ''), 'Spoor')`,
    facts: { words: 'm.content' },
  },
  settings: {
    from: 'communication_preference p',
    id: 'p.contact_id',
    label: named('p.contact_id'),
    facts: { switches: 'p.switches::text', 'quiet hours': `p.quiet_hours_start || '-' || p.quiet_hours_end` },
  },
  consent: {
    from: 'consent c',
    id: 'c.id',
    label: named('c.contact_id'),
    facts: { is: `c.purpose || ' on ' || c.channel || case when c.given then ' given' else ' withdrawn' end` },
  },
  alert: {
    from: 'alert a join tyre_size z on z.id = a.size_id',
    id: 'a.id',
    label: `${named('a.contact_id')} || ', ' || z.code`,
    facts: {
      quantity: 'a.quantity',
      brands: `array_to_string(a.brands, ', ')`,
      'at most': rand('a.max_cents'),
      covers: 'a.covers',
      place: 'a.place',
      km: 'a.radius_km',
      'deals only': 'a.deals_only',
      active: 'a.active',
    },
  },
  stock: {
    from: `listing l join tyre t on t.id = l.tyre_id join brand d on d.id = t.brand_id join tyre_size z on z.id = t.size_id`,
    id: 'l.id',
    label: `d.name || ' ' || t.model || ' ' || z.code || ' of ' || ${shopNamed('l.shop_id')}`,
    facts: {
      quantity: 'l.quantity',
      promised: 'l.reserved',
      price: rand('l.price_cents'),
      confirmed: clock('l.confirmed_at'),
    },
  },
  hours: {
    from: 'shop_hours h',
    id: `h.shop_id || ' ' || h.weekday || ' ' || h.opens`,
    label: `${shopNamed('h.shop_id')} || ', weekday ' || h.weekday`,
    facts: { open: `h.opens || '-' || h.closes` },
  },
  'special day': {
    from: 'shop_special_day d',
    id: `d.shop_id || ' ' || d.day`,
    label: `${shopNamed('d.shop_id')} || ', ' || d.day`,
    facts: { open: `coalesce(d.opens || '-' || d.closes, 'closed')`, reason: `nullif(d.reason, '')` },
  },
  'request for prices': {
    from: 'quote_round r',
    id: 'r.id',
    label: named('r.contact_id'),
    facts: { state: 'r.state', tyres: `concat_ws(' ', r.quantity || ' x', r.brand, r.size)` },
  },
  price: {
    from: 'quote_ask q join quote_round r on r.id = q.round_id',
    id: 'q.id',
    label: `'of ' || ${shopNamed('q.shop_id')} || ' for ' || ${named('r.contact_id')}`,
    facts: {
      state: 'q.state',
      tyres: `q.tyre_brand || ' ' || q.tyre_model`,
      'a tyre': rand('q.price_cents'),
      total: rand('q.total_cents'),
      'declined by': 'q.declined_by',
      note: `nullif(q.note, '')`,
    },
  },
  rescue: {
    from: 'rescue_round r',
    id: 'r.id',
    label: named('r.contact_id'),
    facts: { state: 'r.state', place: 'r.place' },
  },
  'rescue answer': {
    from: 'rescue_ask k join rescue_round r on r.id = k.round_id',
    id: 'k.id',
    label: `${shopNamed('k.shop_id')} || ' for ' || ${named('r.contact_id')}`,
    facts: { state: 'k.state', minutes: 'k.minutes' },
  },
  review: {
    from: 'review v',
    id: 'v.id',
    label: `v.reviewer || ' of ' || ${shopNamed('v.shop_id')}`,
    facts: { stars: 'v.stars', words: `nullif(v.comment, '')` },
  },
  'sign-in': {
    from: 'number_proof n',
    id: 'n.id',
    label: `n.purpose::text`,
    facts: { proven: clock('n.proven_at'), refused: clock('n.refused_at') },
  },
  membership: {
    from: 'shop_member e',
    id: 'e.id',
    label: `${named('e.contact_id')} || ' of ' || ${shopNamed('e.shop_id')}`,
    facts: { role: 'e.role', until: clock('e.until') },
  },
  invitation: {
    from: 'shop_invitation i',
    id: 'i.id',
    label: shopNamed('i.shop_id'),
    facts: { role: 'i.role', outcome: 'i.outcome' },
  },
  conversation: {
    from: 'conversation c',
    id: 'coalesce((select min(value) from contact_address where contact_id = c.contact_id), c.contact_id::text)',
    label: named('c.contact_id'),
    facts: {
      asks: `c.state -> 'active' ->> 'flow' || '/' || (c.state -> 'active' ->> 'step')`,
      kept: `(select nullif(string_agg(f ->> 'flow' || '/' || (f ->> 'step'), ', '), '') from jsonb_array_elements(c.state -> 'paused') f)`,
      talks: `case when c.state -> 'memory' -> 'talk' ->> 'threadId' is not null then 'with somebody' end`,
    },
  },
  'message that failed': {
    from: 'inbound_message g',
    id: 'g.id',
    label: named('g.contact_id'),
    facts: { failure: 'g.failure' },
  },
}

const statement = Object.entries(subjects)
  .map(([subject, { from, id, label, facts }]) => {
    const pairs = Object.entries(facts).map(([name, value]) => `'${name}', ${value}`)
    return `select '${subject}' as subject, (${id})::text as id, ${label} as label,
      jsonb_strip_nulls(jsonb_build_object(${pairs.join(', ')})) as facts from ${from}`
  })
  .join('\nunion all\n')

/** Everything that an answer may change. */
export async function readStored(pool: Pool): Promise<Stored> {
  const { rows } = await pool.query<Thing>(statement)
  return new Map(rows.map((row) => [`${row.subject} ${row.id}`, row]))
}

/** A line for each thing that is new, gone or another one than before. */
export function changesBetween(before: Stored, after: Stored): string[] {
  const gone = [...before].flatMap(([key, thing]) => (after.has(key) ? [] : [`${titleOf(thing)}: gone`]))
  const others = [...after].flatMap(([key, thing]) => {
    const known = before.get(key)
    const facts = known ? changedFacts(known, thing) : factsOf(thing)
    return facts.length > 0 ? [`${known ? '' : 'new '}${titleOf(thing)}: ${facts.join('; ')}`] : []
  })
  return [...others, ...gone]
}

const titleOf = ({ subject, label }: Thing): string => `${subject} ${label}`
const factsOf = ({ facts }: Thing): string[] => Object.entries(facts).map(([name, value]) => `${name} ${value}`)

const changedFacts = (before: Thing, after: Thing): string[] =>
  [...new Set([...Object.keys(before.facts), ...Object.keys(after.facts)])].flatMap((name) => {
    const [was, is] = [before.facts[name] ?? '-', after.facts[name] ?? '-']
    return was === is ? [] : [`${name} ${was} → ${is}`]
  })

/** The question that stands on a phone, as the step of its flow. */
export const questionOn = (stored: Stored, phone: string): string =>
  String(stored.get(`conversation ${phone}`)?.facts.asks ?? 'none')
