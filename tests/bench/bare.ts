import { createServer, type RequestListener, type Server } from 'node:http'
import express from 'express'
import type pg from 'pg'
import twilio from 'twilio'
import { AUTH_TOKEN, INBOUND, PUBLIC_URL } from './requests.ts'

/** The least that a webhook can do: check the signature, keep one row for good, answer. */
export async function bareWebhook(pool: pg.Pool): Promise<RequestListener> {
  await pool.query('create table if not exists bare_message (sid text primary key, sender text, body text)')
  const app = express()
  app.post(INBOUND, express.urlencoded({ extended: false }), async (request, response) => {
    const { body } = request
    const signature = request.get('X-Twilio-Signature') ?? ''
    if (!twilio.validateRequest(AUTH_TOKEN, signature, `${PUBLIC_URL}${request.originalUrl}`, body)) {
      response.status(403).end()
      return
    }
    await pool.query({
      name: 'keep',
      text: 'insert into bare_message (sid, sender, body) values ($1, $2, $3) on conflict do nothing',
      values: [body.MessageSid, body.From, body.Body],
    })
    response.type('text/xml').send('<Response/>')
  })
  return app
}

/** The least that a search can do: one prepared statement, its rows as JSON; `times` is when each shop can fit, too. */
export const bareSearch =
  (pool: pg.Pool, { times }: { times: boolean }): RequestListener =>
  async (request, response) => {
    const query = new URL(request.url ?? '/', PUBLIC_URL).searchParams
    const { rows } = await pool.query({
      name: 'search',
      text: times ? withTimes : cheapest,
      values: ['size', 'quantity', 'lat', 'lng', 'radiusKm'].map((name) => query.get(name)),
    })
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ offers: rows }))
  }

const km = `2 * 6371.0088 * asin(least(1, sqrt(power(sin(radians(o.lat - $3::float8) / 2), 2)
  + cos(radians($3::float8)) * cos(radians(o.lat)) * power(sin(radians(o.lng - $4::float8) / 2), 2))))`

const priceOf = (service: string) => `(select price_cents from shop_service v
  where v.shop_id = s.id and v.service = '${service}') as ${service}_cents`

/** The cheapest six, fully fitted, within so many kilometres, with all that the page shows of them. */
const cheapest = `
  with page as materialized (
    select o.listing_id, o.fitted_cents, ${km} as km
    from offer o
    where o.size_id = (select id from tyre_size where code = $1) and o.quantity >= $2::int
      and o.lat between $3::float8 - $5::float8 / 111 and $3::float8 + $5::float8 / 111
      and o.lng between $4::float8 - $5::float8 / (111 * cos(radians($3::float8)))
        and $4::float8 + $5::float8 / (111 * cos(radians($3::float8)))
      and ${km} <= $5::float8
    order by o.fitted_cents, o.listing_id limit 6
  )
  select l.id, l.code, b.name as brand, t.model, z.code as size, t.load_index, t.speed_rating, t.type, t.run_flat,
    t.extra_load, o.price_cents, l.price_cents as list_price_cents, o.quantity, o.fitted_cents * $2::int as total_cents,
    d.code as deal, d.title, d.ends_on, s.id as shop_id, s.slug, s.name as shop, s.suburb, s.city, s.province,
    s.contact_phone, s.verified, s.lat, s.lng, page.km,
    ${['fitting', 'balancing', 'valve_replacement'].map(priceOf).join(', ')}
  from page
  join offer o using (listing_id)
  join listing l on l.id = page.listing_id
  join tyre t on t.id = l.tyre_id
  join brand b on b.id = t.brand_id
  join tyre_size z on z.id = t.size_id
  join shop s on s.id = l.shop_id
  left join deal d on d.id = o.deal_id
  order by page.fitted_cents, page.listing_id`

const day = (ahead: number) => `date_trunc('day', now()) + interval '${ahead} days'`
const taken = `shop_id = s.id and slot && tstzrange(${day(1)}, ${day(15)})`

/** The same with the hours, limits and taken bays of each shop, of which the first free time is made. */
const withTimes = cheapest.replace(
  'from page',
  `, json_build_object('bays', s.bays, 'open_on_public_holidays', s.open_on_public_holidays,
    'weekly', (select json_agg(json_build_array(weekday, to_char(opens, 'HH24:MI'), to_char(closes, 'HH24:MI')))
      from shop_hours where shop_id = s.id),
    'special', (select json_agg(json_build_array(day, to_char(opens, 'HH24:MI'), to_char(closes, 'HH24:MI')))
      from shop_special_day where shop_id = s.id),
    'limits', json_build_array(s.buffer_minutes, s.lead_minutes, to_char(s.same_day_until, 'HH24:MI')),
    'fitting', (select coalesce(to_json(minutes_by_quantity), to_json(minutes)) from shop_service
      where shop_id = s.id and service = 'fitting'),
    'busy', (select json_agg(json_build_array(bay, lower(slot), upper(slot))) from (
      select bay, slot from booking where status in ('pending', 'confirmed', 'in_progress') and ${taken}
      union all select bay, slot from booking_offer where state = 'open' and ${taken}
      union all select bay, slot from bay_block where ${taken}) as busy)) as times
  from page`,
)

export const listen = (listener: RequestListener): Server => createServer(listener).listen(0, '127.0.0.1')
