import { type Kysely, sql } from 'kysely'
import { speedSymbols } from '#core/rules/tyres/load-speed.ts'

/**
 * What of a listing is promised, and what is free. A confirmed booking reserves its tyres until it ends; a completed one
 * takes them off the shelf. The database keeps both by itself, whoever changes a booking, and the offers with them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db)
  await createRefresh(db)
  await createTrigger(db)
}

async function addColumns(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table listing
      -- In bookings that are confirmed or in progress. Only the trigger stock_follows_bookings writes it.
      add reserved integer not null default 0 check (reserved >= 0),
      -- How many the shop can have brought in beside the shelf, within how many of its opening hours, and when the last
      -- order of a day leaves; without that time, as long as the shop is open.
      add order_quantity integer check (order_quantity between 1 and 100000),
      add order_lead_hours integer check (order_lead_hours between 1 and 500),
      add order_until time,
      add constraint listing_order_whole check (num_nulls(order_quantity, order_lead_hours) in (0, 2)
        and (order_until is null or order_quantity is not null))`.execute(db)
  // Its own till sets the stock and knows what was sold, so that nothing is taken off at completion.
  await sql`alter table shop add keeps_own_books boolean not null default false`.execute(db)
  await sql`
    alter table booking
      -- How many came off the shelf when it was completed; null: none yet, or none at all. Only the trigger writes them.
      add taken integer check (taken >= 0),
      add rear_taken integer check (rear_taken >= 0),
      -- How many of its tyres the shop has to order, and from when they can be there, as it stood when the driver asked.
      add to_order integer not null default 0 check (to_order >= 0),
      add tyres_ready_at timestamptz,
      add check ((to_order = 0) = (tyres_ready_at is null))`.execute(db)
  await sql`
    create index booking_promised on booking (listing_id)
    where listing_id is not null and status in ('confirmed', 'in_progress')`.execute(db)
  await sql`
    create index booking_promised_rear on booking (rear_listing_id)
    where rear_listing_id is not null and status in ('confirmed', 'in_progress')`.execute(db)
  // quantity is what a driver can have in all; shelf is the part of it that need not be ordered.
  await sql`alter table offer add shelf integer not null`.execute(db)
  await sql`drop index offer_search`.execute(db)
  await sql`
    create index offer_search on offer (size_id, fitted_cents, listing_id)
      include (lat, lng, brand_id, price_cents, quantity, shelf, type, run_flat, shop_id, deal_id)`.execute(db)
}

const kmh = speedSymbols.map(([symbol, speed]) => `when '${symbol}' then ${speed}`).join(' ')

/** The only writer of `offer`. The locks make two refreshes of one listing wait for each other. */
async function createRefresh(db: Kysely<unknown>): Promise<void> {
  // fittedEach() of core/rules/prices/fitted-price.ts; null if the shop does not fit.
  await sql`
    create function fitting_each(shop uuid) returns integer language sql stable as $$
      select sum(price_cents)::int from shop_service
      where shop_id = shop and (service = 'fitting' or charged_with_fitting)
      having bool_or(service = 'fitting' and price_cents is not null)
    $$`.execute(db)
  await sql`
    create function refresh_offers(listings uuid[], today date) returns void language plpgsql
    set plan_cache_mode = force_custom_plan as $$
    begin
      perform from listing l where l.id = any(listings) order by l.id for no key update;
      delete from offer o using listing l, shop s
      where o.listing_id = l.id and s.id = l.shop_id and l.id = any(listings)
        and (l.quantity + coalesce(l.order_quantity, 0) <= l.reserved or s.business_status <> 'active');
      insert into offer (listing_id, shop_id, size_id, brand_id, price_cents, fitted_cents, deal_id, lat, lng, type,
        run_flat, load_index, speed_kmh, quantity, shelf)
      select l.id, l.shop_id, t.size_id, t.brand_id, coalesce(d.price_cents, l.price_cents),
        coalesce(d.price_cents, l.price_cents) + coalesce(fitting_each(l.shop_id), 0),
        d.id, s.lat, s.lng, t.type, t.run_flat, t.load_index,
        case upper(btrim(t.speed_rating, '()')) ${sql.raw(kmh)} end,
        l.quantity + coalesce(l.order_quantity, 0) - l.reserved, greatest(0, l.quantity - l.reserved)
      from listing l
      join shop s on s.id = l.shop_id
      join tyre t on t.id = l.tyre_id
      left join deal d on d.listing_id = l.id and d.active and d.starts_on <= today
        and (d.ends_on is null or d.ends_on >= today)
      where l.id = any(listings) and l.quantity + coalesce(l.order_quantity, 0) > l.reserved
        and s.business_status = 'active'
      on conflict (listing_id) do update set shop_id = excluded.shop_id, size_id = excluded.size_id,
        brand_id = excluded.brand_id, price_cents = excluded.price_cents, fitted_cents = excluded.fitted_cents,
        deal_id = excluded.deal_id, lat = excluded.lat, lng = excluded.lng, type = excluded.type,
        run_flat = excluded.run_flat, load_index = excluded.load_index, speed_kmh = excluded.speed_kmh,
        quantity = excluded.quantity, shelf = excluded.shelf
      where offer is distinct from excluded;
    end $$`.execute(db)
}

/**
 * Works on all bookings of a statement at once, so that the listings are locked in one order whatever the order of the
 * bookings. What is reserved is counted anew under the lock: whoever comes later sees who came first.
 */
async function createTrigger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function settle_stock(listings uuid[]) returns void language sql as $$
      update listing l set reserved = now.promised
      from unnest(listings) as t(id), lateral (select
        coalesce((select sum(b.quantity) from booking b
          where b.listing_id = t.id and b.status in ('confirmed', 'in_progress')), 0)
        + coalesce((select sum(b.rear_quantity) from booking b
          where b.rear_listing_id = t.id and b.status in ('confirmed', 'in_progress')), 0) as promised) now
      where l.id = t.id and l.reserved <> now.promised
    $$`.execute(db)
  await sql`
    create function take_off_shelf(listing_taken uuid, tyres integer, at timestamptz) returns integer language sql as $$
      update listing set quantity = greatest(0, quantity - tyres), updated_at = at
      where id = listing_taken and tyres is not null returning old.quantity - new.quantity
    $$`.execute(db)
  await sql`
    create function stock_follows_bookings() returns trigger language plpgsql as $$
    declare
      touched uuid[];
      -- The day by the clock that wrote the change: it decides which deals the offers show.
      at timestamptz := now();
      done record;
    begin
      if tg_op = 'INSERT' then
        select array_agg(distinct l), max(b.updated_at) into touched, at
        from after b, unnest(array[b.listing_id, b.rear_listing_id]) l
        where l is not null and b.status in ('confirmed', 'in_progress');
      elsif tg_op = 'DELETE' then
        select array_agg(distinct l) into touched
        from before b, unnest(array[b.listing_id, b.rear_listing_id]) l
        where l is not null and b.status in ('confirmed', 'in_progress');
      else
        select array_agg(distinct l), max(case when n.updated_at > o.updated_at then n.updated_at else now() end)
        into touched, at
        from before o join after n on n.id = o.id,
          unnest(array[o.listing_id, o.rear_listing_id, n.listing_id, n.rear_listing_id]) l
        where l is not null
          and (o.status in ('confirmed', 'in_progress', 'completed') or n.status in ('confirmed', 'in_progress', 'completed'))
          and (o.status, o.listing_id, o.quantity, o.rear_listing_id, o.rear_quantity)
            is distinct from (n.status, n.listing_id, n.quantity, n.rear_listing_id, n.rear_quantity);
      end if;
      if touched is null then return null; end if;
      perform from listing where id = any(touched) order by id for no key update;
      if tg_op = 'UPDATE' then
        for done in
          select n.id, n.listing_id, n.rear_listing_id, n.quantity, n.rear_quantity, n.updated_at, o.taken, o.rear_taken,
            n.status = 'completed' as ends
          from before o join after n on n.id = o.id
          where (o.status = 'completed') <> (n.status = 'completed') order by n.id
        loop
          if not done.ends then
            perform take_off_shelf(done.listing_id, -done.taken, done.updated_at) where done.taken > 0;
            perform take_off_shelf(done.rear_listing_id, -done.rear_taken, done.updated_at) where done.rear_taken > 0;
            update booking set taken = null, rear_taken = null
            where id = done.id and num_nonnulls(taken, rear_taken) > 0;
          elsif not (select s.keeps_own_books from shop s join booking b on b.shop_id = s.id where b.id = done.id) then
            update booking set taken = take_off_shelf(done.listing_id, done.quantity, done.updated_at),
              rear_taken = take_off_shelf(done.rear_listing_id, done.rear_quantity, done.updated_at)
            where id = done.id;
          end if;
        end loop;
      end if;
      perform settle_stock(touched);
      perform refresh_offers(touched, (at at time zone 'Africa/Johannesburg')::date);
      return null;
    end $$`.execute(db)
  for (const [event, tables] of [
    ['insert', 'new table as after'],
    ['update', 'old table as before new table as after'],
    ['delete', 'old table as before'],
  ])
    await sql`
      create trigger ${sql.raw(`stock_follows_${event}`)} after ${sql.raw(`${event}`)} on booking
      referencing ${sql.raw(`${tables}`)} for each statement execute function stock_follows_bookings()`.execute(db)
}
