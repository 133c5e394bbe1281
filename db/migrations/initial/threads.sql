-- Conversations between a driver and a shop or us, quotes, bookmarks and reviews.

-- What somebody asked a shop a price for; the words about it are said in its thread.
create table quote (
  id uuid primary key default uuidv7(),
  reference text not null unique,
  shop_id uuid not null references shop,
  listing_id uuid references listing on delete set null,
  tyre_brand text,
  tyre_model text,
  tyre_size text,
  price_cents integer,
  quantity integer not null check (quantity >= 1),
  extras text[] not null default '{}' check (extras <@ array['fitting', 'alignment', 'balancing']),
  notes text not null default '',
  created_at timestamptz not null
);
create index quote_of_listing on quote (listing_id) where listing_id is not null;

create table thread (
  id uuid primary key default uuidv7(),
  shop_id uuid references shop,
  type text not null check (type in ('general', 'booking', 'quote', 'support')),
  status text not null default 'active' check (status in ('active', 'closed')),
  subject text,
  booking_id uuid references booking,
  quote_reference text references quote (reference),
  -- In a thread with us: the shop that an admin writes to its owner about.
  about_shop_id uuid references shop,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_message_at timestamptz not null,
  -- What a shop's members share about it stands beside it, so that a list of a shop is one read of an index.
  -- A membership that has ended assigns nothing.
  assignee_id uuid references shop_member on delete set null,
  -- Who of us looks after a conversation with us.
  admin_id uuid references contact on delete set null,
  snoozed_until timestamptz,
  -- When a snooze ended: the thread is listed as if it had news then.
  woken_at timestamptz,
  -- The customer's first message that nobody has answered.
  waiting_since timestamptz,
  -- When the members are told that the answer is due soon; null once they were.
  warn_at timestamptz,
  -- The away message has been sent for the closed spell that ends then.
  away_until timestamptz,
  check ((shop_id is null) = (type = 'support')),
  check (about_shop_id is null or type = 'support')
);
create index thread_of_shop on thread (shop_id, last_message_at desc);
create index thread_about on thread (about_shop_id) where about_shop_id is not null;
create index thread_support on thread (last_message_at desc) where type = 'support';
create index thread_inbox on thread (shop_id, greatest(last_message_at, woken_at) desc, id desc);
create index thread_waiting on thread (shop_id, waiting_since, id) where waiting_since is not null;
create index thread_support_waiting on thread (waiting_since, id) where shop_id is null and waiting_since is not null;
create index thread_warn on thread (warn_at) where warn_at is not null;
create index thread_snoozed on thread (snoozed_until) where snoozed_until is not null;
create index thread_begun on thread (shop_id, created_at) where shop_id is not null;
create index thread_about_booking on thread (booking_id) where booking_id is not null;
create index thread_about_quote on thread (quote_reference) where quote_reference is not null;

-- A guest has no contact: who they are is what they typed, and a signed link lets them in.
create table thread_participant (
  id uuid primary key default uuidv7(),
  thread_id uuid not null references thread on delete cascade,
  contact_id uuid references contact,
  role text not null check (role in ('customer', 'business', 'admin')),
  guest_name text,
  guest_email text,
  guest_phone text,
  -- Private links of an earlier version open nothing.
  link_version integer not null default 0,
  is_active boolean not null default true,
  last_read_at timestamptz,
  -- Everything that others sent until then is read, but for what is marked as unread: counting need not look there.
  read_to timestamptz,
  is_archived boolean not null default false,
  is_deleted boolean not null default false,
  joined_at timestamptz not null,
  constraint once_in_a_thread unique (thread_id, contact_id),
  check (contact_id is not null or guest_name is not null)
);
create index thread_participant_of on thread_participant (contact_id);
create index thread_guest on thread_participant (guest_phone) where contact_id is null and guest_phone is not null;

create table thread_message (
  id uuid primary key default uuidv7(),
  thread_id uuid not null references thread on delete cascade,
  sender_id uuid not null references thread_participant,
  content text not null,
  message_type text not null default 'text' check (message_type = 'text'),
  metadata jsonb not null default '{}',
  reply_to_id uuid references thread_message on delete set null,
  is_automated boolean not null default false,
  scheduled_for timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null,
  -- Chosen by the page that sends it, so that a message which is sent again is not written twice.
  client_key text,
  -- It speaks of money that would go elsewhere.
  money_mark text check (money_mark in ('bank_details', 'deposit')),
  check (sent_at is not null or scheduled_for is not null)
);
-- A message stands where it is sent, or where it will be.
create index thread_message_of on thread_message (thread_id, coalesce(sent_at, scheduled_for) desc, id desc);
create index thread_message_sent on thread_message (thread_id, sent_at desc, id desc);
create unique index thread_message_once on thread_message (sender_id, client_key) where client_key is not null;
create index thread_message_answers on thread_message (reply_to_id) where reply_to_id is not null;
create index thread_message_due on thread_message (scheduled_for) where sent_at is null;
create index thread_message_money on thread_message (created_at, id) where money_mark is not null;

-- What one participant did with one message; a missing row: nothing yet.
create table thread_message_state (
  message_id uuid not null references thread_message on delete cascade,
  participant_id uuid not null references thread_participant on delete cascade,
  read_at timestamptz,
  marked_unread_at timestamptz,
  archived_at timestamptz,
  deleted_at timestamptz,
  primary key (message_id, participant_id)
);
create index thread_message_unread on thread_message_state (participant_id) where marked_unread_at is not null;

create table bookmark (
  id uuid primary key default uuidv7(),
  contact_id uuid not null references contact on delete cascade,
  type text not null check (type in ('shop', 'deal')),
  shop_id uuid references shop on delete cascade,
  deal_id uuid references deal on delete cascade,
  notes text not null default '',
  created_at timestamptz not null,
  check ((type = 'shop') = (shop_id is not null) and (type = 'deal') = (deal_id is not null)),
  constraint bookmarked_once unique nulls not distinct (contact_id, shop_id, deal_id)
);
create index bookmark_of_deal on bookmark (deal_id) where deal_id is not null;
create index bookmark_of_shop on bookmark (shop_id) where shop_id is not null;

create table review (
  id uuid primary key default uuidv7(),
  booking_id uuid not null references booking,
  shop_id uuid not null references shop on delete cascade,
  contact_id uuid references contact,
  reviewer text not null,
  stars integer not null check (stars between 1 and 5),
  comment text not null default '',
  answer text,
  answered_at timestamptz,
  hidden_at timestamptz,
  hidden_for text check (hidden_for in ('abuse', 'private', 'untrue', 'advertising', 'other')),
  created_at timestamptz not null,
  constraint one_review_per_booking unique (booking_id)
);
create index review_of_shop on review (shop_id, created_at desc, id desc) where hidden_at is null;
create index review_of on review (contact_id) where contact_id is not null;
