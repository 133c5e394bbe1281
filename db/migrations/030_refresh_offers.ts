import { type Kysely, sql } from 'kysely'

/**
 * Its statements are planned for the listings at hand, as `execute` does, and no others: a setting of the function made
 * PostgreSQL plan the price of fitting and the checks of foreign keys anew for every row, which took four times as long.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create or replace function refresh_offers(listings uuid[], today date) returns void language plpgsql as $$
begin
  execute $sql$
    select from listing l where l.id = any($1) order by l.id for no key update$sql$
  using listings;
  execute $sql$
    delete from offer o using listing l, shop s
    where o.listing_id = l.id and s.id = l.shop_id and l.id = any($1)
      and (l.quantity + coalesce(l.order_quantity, 0) <= l.reserved or s.business_status <> 'active')$sql$
  using listings;
  execute $sql$
    insert into offer (listing_id, shop_id, size_id, brand_id, price_cents, fitted_cents, deal_id, lat, lng, type,
      run_flat, load_index, speed_kmh, quantity, shelf)
    select l.id, l.shop_id, t.size_id, t.brand_id, coalesce(d.price_cents, l.price_cents),
      coalesce(d.price_cents, l.price_cents) + coalesce(fitting_each(l.shop_id), 0),
      d.id, s.lat, s.lng, t.type, t.run_flat, t.load_index,
      case upper(btrim(t.speed_rating, '()'))
        when 'L' then 120 when 'M' then 130 when 'N' then 140 when 'P' then 150 when 'Q' then 160 when 'R' then 170
        when 'S' then 180 when 'T' then 190 when 'U' then 200 when 'H' then 210 when 'V' then 240 when 'W' then 270
        when 'Y' then 300 end,
      l.quantity + coalesce(l.order_quantity, 0) - l.reserved, greatest(0, l.quantity - l.reserved)
    from listing l
    join shop s on s.id = l.shop_id
    join tyre t on t.id = l.tyre_id
    left join deal d on d.listing_id = l.id and d.active and d.starts_on <= $2
      and (d.ends_on is null or d.ends_on >= $2)
    where l.id = any($1) and l.quantity + coalesce(l.order_quantity, 0) > l.reserved
      and s.business_status = 'active'
    on conflict (listing_id) do update set shop_id = excluded.shop_id, size_id = excluded.size_id,
      brand_id = excluded.brand_id, price_cents = excluded.price_cents, fitted_cents = excluded.fitted_cents,
      deal_id = excluded.deal_id, lat = excluded.lat, lng = excluded.lng, type = excluded.type,
      run_flat = excluded.run_flat, load_index = excluded.load_index, speed_kmh = excluded.speed_kmh,
      quantity = excluded.quantity, shelf = excluded.shelf
    where offer is distinct from excluded$sql$
  using listings, today;
end $$`.execute(db)
}
