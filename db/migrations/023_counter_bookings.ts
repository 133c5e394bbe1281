import { type Kysely, sql } from 'kysely'

/**
 * A walk-in takes a bay without being a booking. Bookings and walk-ins keep apart by triggers: a booking that takes a
 * bay shares the shop's lock with other bookings, a walk-in has it alone, so that each sees the other. What overlaps is
 * refused as one_booking_per_bay refuses it, and an insert of a booking is left out as on conflict do nothing leaves it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists btree_gin`.execute(db)
  await sql`
    create table bay_block (
      id uuid primary key default uuidv7(),
      shop_id uuid not null references shop on delete cascade,
      bay integer not null check (bay between 1 and 50),
      slot tstzrange not null check (not isempty(slot)),
      -- A name, a number plate or a note.
      words text not null check (words <> ''),
      created_at timestamptz not null,
      constraint one_walk_in_per_bay exclude using gist (shop_id with =, bay with =, slot with &&)
    )`.execute(db)
  await sql`create index bay_block_end on bay_block (upper(slot))`.execute(db)
  await createTriggers(db)
  await sql`
    create index booking_of_shop_by_status on booking (shop_id, status, created_at desc, id desc)
    where hidden_by_shop_at is null`.execute(db)
  await sql`
    create index booking_words_of_shop on booking using gin (shop_id,
      lower(code || ' ' || customer_name || ' ' || coalesce(customer_phone, '')) gin_trgm_ops)
    where hidden_by_shop_at is null`.execute(db)
}

async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function booking_keeps_off_walk_ins() returns trigger language plpgsql as $$
    begin
      if new.status not in ('pending', 'confirmed', 'in_progress') or (new.bay is null and isempty(new.offered_bays)) then
        return new;
      end if;
      perform pg_advisory_xact_lock_shared(hashtextextended('walk-ins of ' || new.shop_id, 0));
      if exists (select from bay_block b where b.shop_id = new.shop_id
        and on_line_of_bays(b.bay, b.slot) && (on_line_of_bays(new.bay, new.slot) + new.offered_bays))
      then
        if tg_op = 'INSERT' then return null; end if;
        raise exclusion_violation using message = 'a walk-in has the bay', constraint = 'one_booking_per_bay';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger booking_keeps_off_walk_ins
    before insert or update of status, bay, slot, offered_bays on booking
    for each row execute function booking_keeps_off_walk_ins()`.execute(db)
  await sql`
    create function walk_in_keeps_off_bookings() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('walk-ins of ' || new.shop_id, 0));
      if exists (select from booking b where b.shop_id = new.shop_id and b.status in ('pending', 'confirmed', 'in_progress')
        and (on_line_of_bays(b.bay, b.slot) + b.offered_bays) && on_line_of_bays(new.bay, new.slot))
      then
        raise exclusion_violation using message = 'a booking has the bay', constraint = 'one_booking_per_bay';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger walk_in_keeps_off_bookings before insert or update of bay, slot on bay_block
    for each row execute function walk_in_keeps_off_bookings()`.execute(db)
}
