-- What a shop's own pages begin with: standing notices, what each member has seen of them, and banners put away.

-- One row as long as its cause stands: core/rules/seller/shop-notices.ts says when that is.
create table shop_notice (
  id uuid primary key default uuidv7(),
  shop_id uuid not null references shop on delete cascade,
  cause text not null,
  count integer not null check (count >= 0),
  since timestamptz not null,
  -- One for each review, conversation or booking, where it tells of what happened at the shop.
  about uuid,
  constraint shop_notice_cause_check check (cause in ('low_stock', 'pending_bookings',
    'verification_pending', 'not_visible', 'no_active_deals', 'great_performance') and about is null
    or cause in ('message_waiting', 'new_review', 'booking_cancelled') and about is not null),
  constraint shop_notice_once unique nulls not distinct (shop_id, cause, about)
);

create table shop_notice_mark (
  notice_id uuid not null references shop_notice on delete cascade,
  contact_id uuid not null references contact on delete cascade,
  read_at timestamptz not null,
  dismissed_at timestamptz,
  primary key (notice_id, contact_id)
);
create index shop_notice_mark_of on shop_notice_mark (contact_id);

-- When the causes of a shop were last looked at by the clock.
create table shop_notice_check (
  shop_id uuid primary key references shop on delete cascade,
  checked_at timestamptz not null
);

-- A banner that a member has put away comes back when it has more to say than it had then.
create table banner_dismissal (
  shop_id uuid not null references shop on delete cascade,
  contact_id uuid not null references contact on delete cascade,
  banner text not null check (banner in ('dashboard-active', 'low-stock', 'pending-bookings', 'unread-messages')),
  count integer not null check (count >= 0),
  primary key (shop_id, contact_id, banner)
);
create index banner_dismissal_of on banner_dismissal (contact_id);

-- What a shop's figures are counted from, so that a year costs what a week does. Nothing in it is about a person.
-- How often a shop's page and its tyres were looked at on a day of Johannesburg: the count is the only record.
create table shop_view_day (
  shop_id uuid not null references shop on delete cascade,
  day date not null,
  page_views integer not null check (page_views >= 0),
  listing_views integer not null check (listing_views >= 0),
  primary key (shop_id, day)
);

-- What happened at a shop on a day of Johannesburg; a day without a row had nothing. Counted from bookings, threads
-- and messages, and counted again whenever one of them changes the past.
create table shop_day (
  shop_id uuid not null references shop on delete cascade,
  day date not null,
  chats integer not null,
  -- Made on that day, and how many of those are completed by now.
  bookings integer not null,
  completed integer not null,
  -- Of what was completed on that day, whenever it was booked.
  booked_cents bigint not null,
  -- Given on that day, in minutes of opening time since the customer began to wait.
  answers integer not null,
  answer_minutes integer not null,
  answered_in_time integer not null,
  primary key (shop_id, day)
);

-- The days that are over and counted, and when.
create table figures_day (day date primary key, counted_at timestamptz not null);
