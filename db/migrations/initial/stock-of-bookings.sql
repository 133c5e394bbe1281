-- What of a listing is promised, and what is free. A confirmed booking reserves its tyres until it ends; a completed
-- one takes them off the shelf. The database keeps both by itself, whoever changes a booking, and the offers with
-- them.

create function settle_stock(listings uuid[]) returns void language sql as $$
  update listing l set reserved = now.promised
  from unnest(listings) as t(id), lateral (select
    coalesce((select sum(b.quantity) from booking b
      where b.listing_id = t.id and b.status in ('confirmed', 'in_progress')), 0)
    + coalesce((select sum(b.rear_quantity) from booking b
      where b.rear_listing_id = t.id and b.status in ('confirmed', 'in_progress')), 0) as promised) now
  where l.id = t.id and l.reserved <> now.promised
$$;

create function take_off_shelf(listing_taken uuid, tyres integer, at timestamptz) returns integer language sql as $$
  update listing set quantity = greatest(0, quantity - tyres), updated_at = at
  where id = listing_taken and tyres is not null returning old.quantity - new.quantity
$$;

-- Corrected is counted as it was counted when it was done: what the shop's own books had counted stays theirs.
create function counts_what_is_done(shop uuid, had_tyres boolean, took boolean) returns boolean
language sql stable as $$
  select case when had_tyres then took else not (select keeps_own_books from shop s where s.id = shop) end
$$;

-- Works on all bookings of a statement at once, so that the listings are locked in one order whatever the order of
-- the bookings. What is reserved is counted anew under the lock: whoever comes later sees who came first. What was
-- done may be other tyres than were booked, and is corrected on the same day: the shelf follows each time, and Undo
-- puts back what was taken from where it was taken.
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
      and (o.status in ('confirmed', 'in_progress', 'completed')
        or n.status in ('confirmed', 'in_progress', 'completed'))
      and (o.status, o.listing_id, o.quantity, o.rear_listing_id, o.rear_quantity)
        is distinct from (n.status, n.listing_id, n.quantity, n.rear_listing_id, n.rear_quantity);
  end if;
  if touched is null then return null; end if;
  perform from listing where id = any(touched) order by id for no key update;
  if tg_op = 'UPDATE' then
    for done in
      select n.id, n.shop_id, n.updated_at, o.status = 'completed' as was_done, n.status = 'completed' as is_done,
        o.listing_id as listing_before, o.rear_listing_id as rear_before, o.taken, o.rear_taken,
        n.listing_id, n.rear_listing_id, n.quantity, n.rear_quantity
      from before o join after n on n.id = o.id
      where (o.status = 'completed') <> (n.status = 'completed')
        -- Somebody has said what was done; a listing that is merged or deleted is no other work.
        or (n.status = 'completed' and n.calendar_sequence > o.calendar_sequence
          and (o.listing_id, o.quantity, o.rear_listing_id, o.rear_quantity)
            is distinct from (n.listing_id, n.quantity, n.rear_listing_id, n.rear_quantity))
      order by n.id
    loop
      if done.was_done then
        perform take_off_shelf(done.listing_before, -done.taken, done.updated_at) where done.taken > 0;
        perform take_off_shelf(done.rear_before, -done.rear_taken, done.updated_at) where done.rear_taken > 0;
      end if;
      if done.is_done and counts_what_is_done(done.shop_id,
        done.was_done and num_nonnulls(done.listing_before, done.rear_before) > 0,
        num_nonnulls(done.taken, done.rear_taken) > 0)
      then
        update booking set taken = take_off_shelf(done.listing_id, done.quantity, done.updated_at),
          rear_taken = take_off_shelf(done.rear_listing_id, done.rear_quantity, done.updated_at)
        where id = done.id;
      else
        update booking set taken = null, rear_taken = null
        where id = done.id and num_nonnulls(taken, rear_taken) > 0;
      end if;
    end loop;
  end if;
  perform settle_stock(touched);
  perform refresh_offers(touched, (at at time zone 'Africa/Johannesburg')::date);
  return null;
end $$;

create trigger stock_follows_insert after insert on booking referencing new table as after
  for each statement execute function stock_follows_bookings();
create trigger stock_follows_update after update on booking referencing old table as before new table as after
  for each statement execute function stock_follows_bookings();
create trigger stock_follows_delete after delete on booking referencing old table as before
  for each statement execute function stock_follows_bookings();
