-- What shops pay the platform: the fee, invoices, credit notes, payments that the admins record, and reminders.

-- One row: the fee of shops that are approved from now on, and who sends the invoices.
create table billing_settings (
  id uuid primary key default uuidv7(),
  is_only boolean not null default true unique check (is_only),
  fee_cents integer not null default 49900 check (fee_cents between 0 and 100000000),
  name text not null default '',
  address text not null default '',
  vat_number text,
  bank_details text not null default '',
  updated_at timestamptz not null default now()
);

insert into billing_settings default values;

-- The last number that was given, locked by whoever gives the next: a rollback gives it back, so none is missing.
create table billing_counter (
  series text not null check (series in ('invoice', 'credit_note')),
  year integer not null,
  last integer not null check (last >= 0),
  primary key (series, year)
);

-- The months whose invoices were made. A shop that is approved later in a month pays from the next one on.
create table billing_run (
  month date primary key check (extract(day from month) = 1),
  invoices integer not null,
  at timestamptz not null
);

create table invoice (
  id uuid primary key default uuidv7(),
  number text not null unique,
  year integer not null,
  serial integer not null check (serial > 0),
  shop_id uuid not null references shop,
  month date not null check (extract(day from month) = 1),
  issued_on date not null,
  due_on date not null check (due_on >= issued_on),
  amount_cents integer not null check (amount_cents > 0),
  -- Of the amount, which contains it; both null if the supplier has no VAT number.
  vat_percent integer check (vat_percent between 1 and 100),
  vat_cents integer check (vat_cents between 0 and amount_cents),
  -- Names, addresses, VAT numbers and bank details as they were on that day.
  supplier jsonb not null,
  recipient jsonb not null,
  created_at timestamptz not null,
  -- What follows from payments and credit notes; everything else stays as it was issued.
  paid_cents integer not null default 0 check (paid_cents >= 0),
  is_credited boolean not null default false,
  unique (year, serial),
  unique (shop_id, month),
  check ((vat_percent is null) = (vat_cents is null))
);
create index invoice_of_month on invoice (month, year, serial);
create index invoice_of_shop on invoice (shop_id, year, serial);
create index invoice_unsettled on invoice (year, serial) include (due_on)
  where not is_credited and paid_cents < amount_cents;
create index invoice_due on invoice (due_on) where not is_credited and paid_cents < amount_cents;
create index invoice_issued on invoice (issued_on);
create index invoice_credited on invoice (year, serial) where is_credited;

create function invoice_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - '{paid_cents,is_credited}'::text[]
    = to_jsonb(old) - '{paid_cents,is_credited}'::text[] then
    return new;
  end if;
  raise exception 'an invoice stays as it was issued' using errcode = '42501';
end $$;

create trigger invoice_stays before update or delete on invoice for each row execute function invoice_stays();

create table credit_note (
  id uuid primary key default uuidv7(),
  number text not null unique,
  invoice_id uuid not null unique references invoice,
  issued_on date not null,
  reason text not null,
  made_by uuid,
  created_at timestamptz not null
);

create table payment (
  id uuid primary key default uuidv7(),
  invoice_id uuid not null references invoice,
  shop_id uuid not null references shop,
  amount_cents integer not null check (amount_cents > 0),
  paid_on date not null,
  method text not null check (method in ('eft', 'cash', 'other')),
  reference text not null default '',
  recorded_by uuid,
  created_at timestamptz not null,
  -- A payment that was recorded by mistake counts no more, and stays to be read.
  reversed_at timestamptz,
  reversed_by uuid,
  reversal_reason text,
  check ((reversed_at is null) = (reversal_reason is null))
);
create index payment_of_invoice on payment (invoice_id);
create index payment_newest on payment (created_at desc, id desc);
create index payment_on on payment (paid_on, id);

create table invoice_reminder (
  id uuid primary key default uuidv7(),
  invoice_id uuid not null references invoice,
  stage text not null check (stage in ('issued', 'before', 'after', 'late', 'by_hand')),
  at timestamptz not null
);
create unique index one_reminder_a_stage on invoice_reminder (invoice_id, stage) where stage <> 'by_hand';
