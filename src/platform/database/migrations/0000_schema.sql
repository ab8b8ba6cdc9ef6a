-- The schema of the database. The Drizzle tables in ../schema describe the same one to TypeScript; a test compares them.

-- For exclusion constraints on an id and a range of time. PostgreSQL trusts it: a role that may create in the database
-- may install it.
create extension btree_gist;

-- Search texts, and who acts

-- The words of a row in lower case, as the desk searches them, with one space between them.
create function searchable(variadic parts text[]) returns text language sql immutable parallel safe 
  return lower(array_to_string(parts, ' '));

-- Casting a day to text depends on settings; this does not.
create function searchable_day(day date) returns text language sql immutable parallel safe strict
  return to_char(day, 'YYYY-MM-DD');

-- The day in Thailand of a moment.
create function searchable_moment(moment timestamp with time zone) returns text language sql immutable parallel safe strict
  return searchable_day((moment at time zone 'Asia/Bangkok')::date);

-- Who acts, set for one transaction by `set local saphan.actor`. A change by nobody is an error.
create function acting() returns text language plpgsql stable as $$
declare
  actor text := nullif(current_setting('saphan.actor', true), '');
begin
  if actor is null then
    raise exception 'who acts? saphan.actor is not set' using errcode = 'check_violation';
  end if;
  return actor;
end $$;

-- Guests' accounts and staff

create table users (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  email_verified boolean default false not null,
  image text,
  two_factor_enabled boolean default false not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint users_email_unique unique (email)
);

create table accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint accounts_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade
);
create index accounts_user on accounts (user_id);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  token text not null,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  authenticated_at timestamptz default now() not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint sessions_token_unique unique (token),
  constraint sessions_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade
);
create index sessions_user on sessions (user_id);

create table two_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  secret text not null,
  backup_codes text not null,
  verified boolean default false not null,
  failed_verification_count integer default 0 not null,
  locked_until timestamptz,
  constraint two_factors_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade
);
create unique index two_factors_user on two_factors (user_id);

create table user_roles (
  user_id uuid not null,
  role text not null,
  created_at timestamptz default now() not null,
  constraint user_roles_pkey primary key (user_id, role),
  constraint user_roles_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade
);

create table verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null
);
create index verifications_identifier on verifications (identifier);

-- The fleet

create table drivers (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  thai_name text,
  full_name text,
  phone text not null,
  languages text[] default '{th}' not null,
  licence_expires_on date,
  weekly_days_off text[] default '{}' not null,
  driving_since integer,
  on_website boolean default false not null,
  active boolean default true not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null
);

create table vehicles (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  class text not null,
  seats integer not null,
  bags integer not null,
  plate text not null,
  usual_driver_id uuid,
  road_tax_expires_on date,
  inspection_expires_on date,
  compulsory_cover_expires_on date,
  insurance_expires_on date,
  active boolean default true not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint vehicles_plate_unique unique (plate),
  constraint vehicles_class check (class in ('car', 'suv', 'van')),
  constraint vehicles_room check (seats between 1 and 50 and bags between 0 and 50),
  constraint vehicles_usual_driver_id_drivers_id_fk foreign key (usual_driver_id) references drivers (id)
);

create table blackouts (
  id uuid primary key default gen_random_uuid(),
  first_day date not null,
  last_day date not null,
  tour_id text,
  vehicle_class text,
  reason text not null,
  created_at timestamptz default now() not null,
  constraint blackouts_days check (last_day >= first_day and isfinite(first_day) and isfinite(last_day)),
  constraint blackouts_class check (vehicle_class in ('car', 'suv', 'van'))
);
create index blackouts_last_day on blackouts (last_day);

-- Bookings: one row each, with the details of its kind and the drives it needs

create table bookings (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  reference text not null,
  request_id uuid not null,
  content_hash text not null,
  channel text not null,
  status text not null,
  title text not null,
  vehicle_class text,
  travel_date date,
  end_date date,
  guests integer not null,
  children integer,
  child_ages text,
  child_seats integer default 0 not null,
  wheelchair boolean default false not null,
  luggage integer,
  customer_name text not null,
  customer_email text not null,
  email_proved_at timestamptz,
  customer_phone text not null,
  customer_whatsapp text,
  customer_country text,
  language text default 'en' not null,
  pickup_location text,
  special_requests text,
  price_baht integer,
  waiting_baht integer default 0 not null,
  waits_until timestamptz,
  hold_network text,
  hold_refused text,
  terms jsonb not null,
  deposit_percent integer default 0 not null,
  closing_note text,
  version integer default 1 not null,
  forgotten_at timestamptz,
  receipt_sent_at timestamptz,
  search_extra text default '' not null,
  search_text text generated always as (searchable(reference, coalesce(nullif(customer_name, ''), 'Guest forgotten'),
    customer_email, customer_phone, regexp_replace(customer_phone, '\D', '', 'g'), customer_whatsapp,
      regexp_replace(customer_whatsapp, '\D', '', 'g'), customer_country, title, searchable_day(travel_date),
        searchable_day(end_date), vehicle_class, pickup_location, special_requests, search_extra,
          searchable_moment(created_at))) stored not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint bookings_reference_unique unique (reference),
  constraint bookings_request_id_unique unique (request_id),
  -- For the details, so that a transfer cannot have those of a trip.
  constraint bookings_id_kind unique (id, kind),
  -- For the holds, so that a hold and its booking have one deadline.
  constraint bookings_id_waits_until unique (id, waits_until),
  constraint bookings_guests check (guests between 1 and 50),
  constraint bookings_children check (children between 0 and guests - 1 and child_seats between 0 and 20),
  constraint bookings_price check (price_baht > 0),
  constraint bookings_waiting check (waiting_baht between 0 and coalesce(price_baht, 0)),
  constraint bookings_deposit check (deposit_percent between 0 and 100),
  constraint bookings_day_known check (travel_date is not null or kind = 'custom'),
  constraint bookings_days check (end_date >= travel_date),
  constraint bookings_kind check (kind in ('trip', 'transfer', 'custom')),
  constraint bookings_vehicle_class check (vehicle_class in ('car', 'suv', 'van')),
  constraint bookings_status check (status in ('draft', 'requested', 'awaiting_payment', 'confirmed', 'expired',
    'declined', 'cancelled', 'completed', 'no_show')),
  constraint bookings_language check (language in ('en', 'th', 'zh-hans', 'zh-hant', 'ja', 'ko', 'ru', 'de', 'fr')),
  constraint bookings_channel check (channel in ('email', 'whatsapp', 'card', 'phone', 'chat', 'walk_in')),
  -- So that the network is forgotten with the hold.
  constraint bookings_hold_network check (hold_network is null or waits_until is not null),
  constraint bookings_hold_refused check (hold_refused in ('contact', 'network'))
) with (autovacuum_vacuum_insert_threshold = 200, autovacuum_vacuum_insert_scale_factor = 0);
-- The indexes `…_newest` are read from their end: the lists of the dashboard are sorted by `created_at`, then `id`, both descending.
create index bookings_newest on bookings (kind, created_at, id);
-- For the lists of the dashboard: by travel day, those without one last; and those in one state.
create index bookings_by_day on bookings (kind, coalesce(travel_date, 'infinity'::date), created_at, id);
create index bookings_by_state on bookings (kind, status, created_at, id);
create index bookings_travel_date on bookings (travel_date);
create index bookings_completed on bookings (guests) where status = 'completed';
create index bookings_waiting on bookings (waits_until) where waits_until is not null;
-- For Today at the desk: what has to be answered, the nearest end first.
create index bookings_unanswered on bookings (waits_until, travel_date, created_at) where status in ('requested');

create table trip_details (
  booking_id uuid primary key,
  kind text default 'trip' not null,
  tour_id text,
  origin text,
  vehicle_text text not null,
  hotel_name text,
  constraint trip_details_kind check (kind = 'trip'),
  constraint trip_details_booking foreign key (booking_id, kind) references bookings (id, kind) on delete cascade
);

create table custom_trip_details (
  booking_id uuid primary key,
  kind text default 'custom' not null,
  more_than_eight boolean default false not null,
  number_of_days integer not null,
  budget_range text,
  locations text[] not null,
  day_plans jsonb not null,
  constraint custom_trip_details_kind check (kind = 'custom'),
  constraint custom_trip_details_booking foreign key (booking_id, kind) references bookings (id, kind) on delete cascade
);

create table legs (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null,
  position integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  minutes_before integer default 0 not null,
  minutes_after integer default 0 not null,
  pickup text not null,
  dropoff text not null,
  flight_number text,
  free_waiting_minutes integer,
  stop text,
  constraint legs_position unique (booking_id, position),
  -- For the allocations, so that one cannot name another booking's leg.
  constraint legs_id_booking unique (id, booking_id),
  constraint legs_minutes check (minutes_before between 0 and 1440 and minutes_after between 0 and 1440),
  constraint legs_waiting check (free_waiting_minutes between 0 and 1440),
  constraint legs_times check (isfinite(starts_at) and (ends_at is null or (isfinite(ends_at) and ends_at > starts_at))),
  constraint legs_booking_id_bookings_id_fk foreign key (booking_id) references bookings (id) on delete cascade
);
create index legs_starts_at on legs (starts_at);
-- For Today: what begins or has not ended is little beside all that was driven.
create index legs_end on legs (coalesce(ends_at, starts_at));

create table allocations (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid,
  leg_id uuid,
  vehicle_id uuid,
  driver_id uuid,
  busy_from timestamptz not null,
  busy_until timestamptz not null,
  status text not null,
  expires_at timestamptz,
  reason text,
  pinned boolean default false not null,
  created_at timestamptz default now() not null,
  constraint allocations_status check (status in ('held', 'firm', 'released')),
  constraint allocations_time check (busy_until > busy_from and isfinite(busy_from) and isfinite(busy_until)),
  constraint allocations_hold check ((status = 'held') = (expires_at is not null)),
  constraint allocations_shape check (case when booking_id is null
      then leg_id is null and status <> 'held' and num_nonnulls(vehicle_id, driver_id) = 1
      else leg_id is not null and vehicle_id is not null end),
  constraint allocations_vehicle_id_vehicles_id_fk foreign key (vehicle_id) references vehicles (id),
  constraint allocations_driver_id_drivers_id_fk foreign key (driver_id) references drivers (id),
  constraint allocations_leg foreign key (leg_id, booking_id) references legs (id, booking_id) on delete cascade,
  -- Within a transaction a booking and its hold may get their deadline one after the other.
  constraint allocations_deadline foreign key (booking_id, expires_at) references bookings (id, waits_until)
    deferrable initially deferred,
  -- No vehicle and no driver is in two places.
  constraint allocations_vehicle_once
    exclude using gist (vehicle_id with =, tstzrange(busy_from, busy_until) with &&) where (status <> 'released'),
  constraint allocations_driver_once
    exclude using gist (driver_id with =, tstzrange(busy_from, busy_until) with &&) where (status <> 'released')
);
create unique index allocations_leg_once on allocations (leg_id) where status <> 'released';
create index allocations_booking on allocations (booking_id);
-- For the limits of what is held, which read all holds.
create index allocations_held on allocations (booking_id) where status = 'held';

create table booking_rules (
  id integer primary key default 1,
  settings jsonb not null,
  version integer not null,
  updated_at timestamptz default now() not null,
  constraint booking_rules_one check (id = 1)
);

create table booking_notes (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null,
  text text not null,
  created_by text default acting() not null,
  created_at timestamptz default now() not null,
  constraint booking_notes_booking_id_bookings_id_fk foreign key (booking_id) references bookings (id) on delete cascade
);
create index booking_notes_booking on booking_notes (booking_id, created_at);

create table undo_offers (
  booking_id uuid primary key,
  act text not null,
  until timestamptz not null,
  version integer not null,
  changed jsonb not null,
  constraint undo_offers_act check (act in ('confirm', 'decline', 'assign', 'release', 'release-all', 'reschedule', 'goodwill', 'owed')),
  constraint undo_offers_booking_id_bookings_id_fk foreign key (booking_id) references bookings (id) on delete cascade
);

create table access_links (
  id uuid primary key default gen_random_uuid(),
  scope text not null,
  booking_id uuid,
  driver_id uuid,
  vehicle_id uuid,
  day date,
  token_hash text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  used_at timestamptz,
  mailed boolean default false not null,
  created_by text not null,
  created_at timestamptz default now() not null,
  constraint access_links_token_hash_unique unique (token_hash),
  constraint access_links_scope check (scope in ('pass', 'quote', 'review', 'driver-day', 'calendar')),
  constraint access_links_shape check (case scope
      when 'driver-day' then booking_id is null and driver_id is not null and vehicle_id is null and day is not null
      when 'calendar' then booking_id is null and num_nonnulls(driver_id, vehicle_id) <= 1 and day is null
      else booking_id is not null and num_nonnulls(driver_id, vehicle_id) = 0 and day is null end),
  constraint access_links_expiry check (isfinite(expires_at)),
  constraint access_links_booking_id_bookings_id_fk foreign key (booking_id) references bookings (id) on delete cascade,
  constraint access_links_driver_id_drivers_id_fk foreign key (driver_id) references drivers (id) on delete cascade,
  constraint access_links_vehicle_id_vehicles_id_fk foreign key (vehicle_id) references vehicles (id) on delete cascade
);
create index access_links_booking on access_links (booking_id);
create index access_links_driver on access_links (driver_id, day);

create table testimonials (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid,
  booking_reference text,
  customer_name text not null,
  customer_email text not null,
  customer_country text,
  rating integer not null,
  review_text text not null,
  tour_id text,
  tour_name text not null,
  travel_date date,
  review_date date not null,
  status text default 'pending' not null,
  is_approved boolean generated always as (status in ('approved', 'featured')) stored not null,
  is_featured boolean generated always as (status in ('featured')) stored not null,
  answer text,
  version integer default 1 not null,
  search_text text generated always as (searchable(customer_name, customer_email, customer_country, tour_name, review_text,
    booking_reference, searchable_moment(created_at))) stored not null,
  created_at timestamptz default now() not null,
  constraint testimonials_booking_id_unique unique (booking_id),
  constraint testimonials_status check (status in ('pending', 'approved', 'featured', 'hidden')),
  constraint testimonials_rating check (rating between 1 and 5),
  constraint testimonials_booking_id_bookings_id_fk foreign key (booking_id) references bookings (id)
) with (autovacuum_vacuum_insert_threshold = 200, autovacuum_vacuum_insert_scale_factor = 0);
create index testimonials_newest on testimonials (created_at, id);
create index testimonials_approved on testimonials (tour_id, created_at) where is_approved;
create index testimonials_pending on testimonials (created_at) where status in ('pending');

create table review_photos (
  id uuid primary key default gen_random_uuid(),
  testimonial_id uuid not null,
  bytes bytea not null,
  created_at timestamptz default now() not null,
  constraint review_photos_testimonial_id_unique unique (testimonial_id),
  constraint review_photos_testimonial_id_testimonials_id_fk foreign key (testimonial_id) references testimonials (id) on delete cascade
);

-- Quotes

create table quotes (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null,
  version integer not null,
  status text default 'draft' not null,
  total_baht integer not null,
  starts_at timestamptz,
  plan jsonb,
  note text default '' not null,
  wish text default '' not null,
  wished_at timestamptz,
  opened_at timestamptz,
  valid_until timestamptz not null,
  created_by text default acting() not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint quotes_version unique (booking_id, version),
  constraint quotes_status check (status in ('draft', 'sent', 'expired', 'accepted', 'declined', 'withdrawn', 'superseded')),
  constraint quotes_version_from_1 check (version >= 1),
  constraint quotes_total check (total_baht > 0),
  constraint quotes_starts check (isfinite(starts_at)),
  constraint quotes_valid check (isfinite(valid_until)),
  constraint quotes_booking_id_bookings_id_fk foreign key (booking_id) references bookings (id) on delete cascade
);
create unique index quotes_one_sent on quotes (booking_id) where status = 'sent';
create unique index quotes_one_accepted on quotes (booking_id) where status = 'accepted';
create index quotes_waiting on quotes (valid_until) where status = 'sent';

create table quote_drafts (
  booking_id uuid primary key,
  typed jsonb not null,
  saved_by text default acting() not null,
  revision uuid default gen_random_uuid() not null,
  saved_at timestamptz default now() not null,
  constraint quote_drafts_booking_id_bookings_id_fk foreign key (booking_id) references bookings (id) on delete cascade
);

-- Money: what came in, what went back, and what the provider took back

create table payments (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid,
  provider text not null,
  purpose text default 'full' not null,
  method text default 'card' not null,
  collected_by uuid,
  handed_over_at timestamptz,
  status text not null,
  authorises boolean default false not null,
  idempotency_key uuid not null,
  amount_satang integer not null,
  currency text not null,
  session_id text,
  payment_intent_id text,
  checkout_url text,
  expires_at timestamptz not null,
  attention_reason jsonb,
  received_satang integer,
  processing_since timestamptz,
  paid_at timestamptz,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint payments_idempotency_key_unique unique (idempotency_key),
  constraint payments_session_id_unique unique (session_id),
  constraint payments_payment_intent_id_unique unique (payment_intent_id),
  constraint payments_purpose check (purpose in ('full', 'deposit', 'balance', 'extra')),
  constraint payments_method check (method in ('card', 'promptpay', 'bank_transfer', 'cash')),
  constraint payments_cash check (method = 'cash' or (collected_by is null and handed_over_at is null)),
  constraint payments_amount check (amount_satang > 0),
  constraint payments_status check (status in ('creating', 'open', 'authorised', 'failed', 'expired', 'cancelled',
    'needs_attention', 'resolved', 'paid')),
  constraint payments_attention_reason check (status <> 'needs_attention' or attention_reason is not null),
  constraint payments_booking_id_bookings_id_fk foreign key (booking_id) references bookings (id),
  constraint payments_collected_by foreign key (collected_by) references drivers (id)
);
create unique index payments_one_payable on payments (booking_id) where status in ('creating', 'open');
create index payments_booking on payments (booking_id);
create index payments_unsettled on payments (created_at) where status in ('creating', 'open', 'authorised');
create index payments_paid on payments (paid_at) where paid_at is not null;
create index payments_attention on payments (created_at) where status = 'needs_attention';
create index payments_cash_with_drivers on payments (collected_by) where method = 'cash' and status = 'paid' and handed_over_at is null;

create table refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null,
  booking_id uuid,
  status text not null,
  amount_satang integer not null,
  reason text not null,
  idempotency_key uuid default gen_random_uuid() not null,
  provider_refund_id text,
  last_error text,
  paid_out_at timestamptz,
  created_by text default acting() not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint refunds_idempotency_key_unique unique (idempotency_key),
  constraint refunds_provider_refund_id_unique unique (provider_refund_id),
  constraint refunds_paid_out check (paid_out_at is null or status = 'succeeded'),
  constraint refunds_amount check (amount_satang > 0),
  constraint refunds_status check (status in ('suggested', 'approved', 'pending', 'succeeded', 'failed', 'dismissed')),
  constraint refunds_reason check (reason in ('policy', 'operator_cancelled', 'late_payment', 'duplicate', 'mismatch',
    'goodwill')),
  constraint refunds_payment_id_payments_id_fk foreign key (payment_id) references payments (id),
  constraint refunds_booking_id_bookings_id_fk foreign key (booking_id) references bookings (id)
);
create index refunds_payment on refunds (payment_id);
create index refunds_booking on refunds (booking_id);
create index refunds_unfinished on refunds (created_at) where status in ('suggested', 'failed', 'approved', 'pending');
create index refunds_paid_out on refunds (paid_out_at) where paid_out_at is not null;

create table reversals (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null,
  kind text not null,
  state text not null,
  amount_satang integer not null,
  provider_id text not null,
  made_at timestamptz not null,
  answer text,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint reversals_provider_id_unique unique (provider_id),
  constraint reversals_answer check (answer in ('goodwill', 'owed')),
  constraint reversals_kind check (kind in ('refund', 'dispute')),
  constraint reversals_state check (state in ('pending', 'succeeded', 'failed', 'needs_response', 'under_review', 'won',
    'lost', 'closed')),
  constraint reversals_payment_id_payments_id_fk foreign key (payment_id) references payments (id) on delete cascade
);
create index reversals_payment on reversals (payment_id);
create index reversals_made on reversals (made_at);
create index reversals_undecided on reversals (made_at) where state in ('pending', 'needs_response', 'under_review');

-- Drives

create table crew_notices (
  id uuid primary key default gen_random_uuid(),
  leg_id uuid not null,
  driver_id uuid not null,
  vehicle_id uuid not null,
  starts_at timestamptz not null,
  created_at timestamptz default now() not null,
  constraint crew_notices_leg_id_legs_id_fk foreign key (leg_id) references legs (id) on delete cascade,
  constraint crew_notices_driver_id_drivers_id_fk foreign key (driver_id) references drivers (id),
  constraint crew_notices_vehicle_id_vehicles_id_fk foreign key (vehicle_id) references vehicles (id)
);
create index crew_notices_leg on crew_notices (leg_id, created_at);

create table drive_steps (
  id uuid primary key,
  booking_id uuid not null,
  leg_id uuid not null,
  driver_id uuid,
  step text not null,
  pressed_at timestamptz not null,
  received_at timestamptz not null,
  starts_at timestamptz not null,
  amount_baht integer,
  kilometres integer,
  note text default '' not null,
  latitude double precision,
  longitude double precision,
  photo_coming boolean default false not null,
  rejection text,
  undone_at timestamptz,
  noted_at timestamptz,
  constraint drive_steps_step check (step in ('seen', 'departed', 'arrived', 'aboard', 'cash', 'no_show', 'finished')),
  constraint drive_steps_rejection_known check (rejection in ('cancelled', 'reassigned', 'cash')),
  constraint drive_steps_numbers check ((step = 'cash') = (amount_baht is not null) and amount_baht between 0 and 1000000 and kilometres between 0 and 9999999),
  constraint drive_steps_place check ((latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180),
  constraint drive_steps_times check (isfinite(pressed_at) and pressed_at <= received_at),
  constraint drive_steps_driver_id_drivers_id_fk foreign key (driver_id) references drivers (id),
  constraint drive_steps_leg foreign key (leg_id, booking_id) references legs (id, booking_id) on delete cascade
);
create index drive_steps_leg_pressed on drive_steps (leg_id, pressed_at);
create index drive_steps_rejected on drive_steps (received_at) where rejection is not null and noted_at is null;

create table drive_photos (
  step_id uuid primary key,
  bytes bytea not null,
  taken_at timestamptz,
  received_at timestamptz not null,
  constraint drive_photos_step_id_drive_steps_id_fk foreign key (step_id) references drive_steps (id) on delete cascade
);

-- Photos

create table tour_photos (
  id uuid primary key default gen_random_uuid(),
  tour_id text not null,
  position integer not null,
  caption text not null,
  created_at timestamptz default now() not null
);
create index tour_photos_tour on tour_photos (tour_id, position);

create table photos (
  id uuid primary key default gen_random_uuid(),
  vehicle_id uuid,
  driver_id uuid,
  tour_photo_id uuid,
  width integer,
  bytes bytea not null,
  is_sample boolean default false not null,
  created_at timestamptz default now() not null,
  constraint photos_vehicle_id_unique unique (vehicle_id),
  constraint photos_driver_id_unique unique (driver_id),
  constraint photos_subject check (num_nonnulls(vehicle_id, driver_id, tour_photo_id) = 1
      and (tour_photo_id is null) = (width is null)),
  constraint photos_vehicle_id_vehicles_id_fk foreign key (vehicle_id) references vehicles (id) on delete cascade,
  constraint photos_driver_id_drivers_id_fk foreign key (driver_id) references drivers (id) on delete cascade,
  constraint photos_tour_photo_id_tour_photos_id_fk foreign key (tour_photo_id) references tour_photos (id) on delete cascade
);
create unique index photos_tour_photo on photos (tour_photo_id, width);

-- Mails and the newsletter

create table mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  subject_id uuid not null,
  to_address text not null,
  status text default 'queued' not null,
  message_id text,
  attempts integer default 0 not null,
  last_error text,
  sent_at timestamptz,
  digest_id uuid,
  facts jsonb,
  created_at timestamptz default now() not null,
  constraint mails_message_id_unique unique (message_id),
  constraint mails_status check (status in ('queued', 'sent', 'undeliverable', 'held-back', 'in-digest'))
);
create unique index mails_once on mails (kind, subject_id);
create index mails_subject on mails (subject_id);
create index mails_undeliverable on mails (created_at) where status = 'undeliverable';
create index mails_queued on mails (created_at) where status = 'queued';
create index mails_in_digest on mails (digest_id) where status = 'in-digest';

create table newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  name text,
  email text not null,
  is_active boolean default false not null,
  subscription_source text not null,
  confirmation_id uuid not null,
  asked_at timestamptz default now() not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  search_text text generated always as (searchable(coalesce(nullif(name, ''), 'Anonymous'), email, subscription_source,
    searchable_moment(created_at))) stored not null,
  created_at timestamptz default now() not null,
  constraint newsletter_subscriptions_email_unique unique (email)
) with (autovacuum_vacuum_insert_threshold = 200, autovacuum_vacuum_insert_scale_factor = 0);
create index newsletter_subscriptions_newest on newsletter_subscriptions (created_at, id);

-- History and privacy

create table events (
  id uuid primary key default gen_random_uuid(),
  at timestamptz default clock_timestamp() not null,
  booking_id uuid,
  subject_kind text not null,
  subject_id uuid not null,
  event text not null,
  actor text default acting() not null,
  before jsonb,
  after jsonb,
  constraint events_subject check (subject_kind in ('booking', 'payment', 'allocation', 'refund', 'quote', 'vehicle',
    'driver', 'drive')),
  constraint events_actor check (actor ~ '^((guest|clock|provider|command)$|(staff|driver):.)')
);
create index events_at on events (at);
create index events_booking on events (booking_id, at);

create table audit_log (
  id uuid primary key default gen_random_uuid(),
  at timestamptz default now() not null,
  actor text not null,
  action text not null,
  subject_kind text,
  subject_id text,
  detail text
);
create index audit_log_at on audit_log (at);

create table erasures (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  address_code text not null,
  secret_mark text not null
);

-- Operation

create table last_times (
  event text primary key,
  at timestamptz default now() not null
);

-- Counts of the last day need not outlive a crash, and are written with every request.
create unlogged table rate_limits (
  id uuid primary key default gen_random_uuid(),
  key text not null,
  count integer not null,
  window_began bigint not null,
  constraint rate_limits_key_unique unique (key)
);

create table dead_addresses (
  day date not null,
  path text not null,
  count integer not null,
  constraint dead_addresses_pkey primary key (day, path)
);

-- Payments and mails of a start without keys

create table sandbox_checkouts (
  session_id text primary key,
  idempotency_key text not null,
  payment_id text not null,
  reference text not null,
  description text not null,
  amount_satang integer not null,
  currency text not null,
  status text not null,
  authorises boolean default false not null,
  paid boolean default false not null,
  methods text[] default '{card}' not null,
  method text default 'card' not null,
  success_url text not null,
  cancel_url text not null,
  expires_at timestamptz not null,
  created_at timestamptz default now() not null,
  constraint sandbox_checkouts_idempotency_key_unique unique (idempotency_key)
);

create table sandbox_refunds (
  refund_id text primary key,
  idempotency_key text not null,
  session_id text not null,
  amount_satang integer not null,
  status text not null,
  made_at timestamptz not null,
  constraint sandbox_refunds_idempotency_key_unique unique (idempotency_key),
  constraint sandbox_refunds_session_id_sandbox_checkouts_session_id_fk foreign key (session_id) references sandbox_checkouts (session_id) on delete cascade
);
create index sandbox_refunds_session on sandbox_refunds (session_id);

create table sandbox_mailbox (
  id uuid primary key default gen_random_uuid(),
  message_id text not null,
  to_address text not null,
  from_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  calendar jsonb,
  created_at timestamptz default now() not null,
  constraint sandbox_mailbox_message_id_unique unique (message_id)
);
create index sandbox_mailbox_created_at on sandbox_mailbox (created_at desc nulls last);

insert into last_times (event) values ('made');

-- State machines: the transitions that `domain` allows, with who may make them. A test compares them.

create function booking_transitions() returns table(from_status text, event text, to_status text,
  actors text[]) language sql immutable as $$
  values
    ('draft', 'start_payment', 'awaiting_payment', '{guest,staff}'::text[]),
    ('draft', 'settle', 'confirmed', '{provider}'),
    ('draft', 'abandon', 'expired', '{guest,provider}'),
    ('draft', 'expire', 'expired', '{clock}'),
    ('draft', 'cancel', 'cancelled', '{guest,staff}'),
    ('requested', 'expire', 'expired', '{clock}'),
    ('requested', 'accept', 'confirmed', '{guest,staff}'),
    ('requested', 'settle', 'confirmed', '{provider}'),
    ('requested', 'decline', 'declined', '{staff}'),
    ('requested', 'cancel', 'cancelled', '{guest,staff}'),
    ('awaiting_payment', 'submit', 'requested', '{staff,provider}'),
    ('awaiting_payment', 'settle', 'confirmed', '{provider}'),
    ('awaiting_payment', 'decline', 'declined', '{staff}'),
    ('awaiting_payment', 'abandon', 'expired', '{guest,provider}'),
    ('awaiting_payment', 'expire', 'expired', '{clock}'),
    ('awaiting_payment', 'cancel', 'cancelled', '{guest,staff}'),
    ('confirmed', 'cancel', 'cancelled', '{guest,staff}'),
    ('confirmed', 'complete', 'completed', '{driver,staff,clock}'),
    ('confirmed', 'mark_no_show', 'no_show', '{driver,staff}'),
    ('expired', 'start_payment', 'awaiting_payment', '{guest,staff}'),
    ('expired', 'submit', 'requested', '{staff,provider}'),
    ('expired', 'settle', 'confirmed', '{provider}'),
    ('expired', 'reinstate', 'confirmed', '{staff}'),
    ('cancelled', 'reinstate', 'confirmed', '{staff}'),
    ('confirmed', 'undo', 'requested', '{staff}'),
    ('declined', 'undo', 'requested', '{staff}'),
    ('completed', 'undo', 'confirmed', '{staff}'),
    ('completed', 'resume', 'confirmed', '{driver}'),
    ('no_show', 'undo', 'confirmed', '{staff}')
$$;

create function allocation_transitions() returns table(from_status text, event text, to_status text,
  actors text[]) language sql immutable as $$
  values
    ('held', 'secure', 'firm', '{guest,staff,provider}'::text[]),
    ('held', 'release', 'released', '{guest,staff,clock,provider}'),
    ('firm', 'release', 'released', '{guest,staff,clock,provider}'),
    ('firm', 'undo', 'held', '{staff}'),
    ('released', 'undo', 'held', '{staff}'),
    ('released', 'restore', 'firm', '{staff}')
$$;

create function quote_transitions() returns table(from_status text, event text, to_status text,
  actors text[]) language sql immutable as $$
  values
    ('draft', 'send', 'sent', '{staff}'::text[]),
    ('draft', 'discard', 'withdrawn', '{staff}'),
    ('sent', 'accept', 'accepted', '{guest,staff}'),
    ('sent', 'turn_down', 'declined', '{guest}'),
    ('sent', 'withdraw', 'withdrawn', '{guest,staff}'),
    ('sent', 'supersede', 'superseded', '{guest,staff}'),
    ('sent', 'expire', 'expired', '{clock}'),
    ('expired', 'revive', 'accepted', '{staff}'),
    ('expired', 'supersede', 'superseded', '{guest,staff}'),
    ('accepted', 'supersede', 'superseded', '{guest,staff}')
$$;

create function payment_transitions() returns table(from_status text, event text, to_status text,
  actors text[]) language sql immutable as $$
  values
    ('creating', 'open', 'open', '{guest,staff}'::text[]),
    ('creating', 'authorise', 'authorised', '{provider}'),
    ('creating', 'pay', 'paid', '{provider}'),
    ('creating', 'fail', 'failed', '{guest,staff,clock,provider}'),
    ('creating', 'flag', 'needs_attention', '{provider}'),
    ('open', 'authorise', 'authorised', '{provider}'),
    ('open', 'pay', 'paid', '{provider}'),
    ('open', 'expire', 'expired', '{provider}'),
    ('open', 'cancel', 'cancelled', '{guest,staff,clock,provider}'),
    ('open', 'fail', 'failed', '{guest,staff,clock,provider}'),
    ('open', 'flag', 'needs_attention', '{provider}'),
    ('failed', 'authorise', 'authorised', '{provider}'),
    ('failed', 'pay', 'paid', '{provider}'),
    ('failed', 'flag', 'needs_attention', '{provider}'),
    ('expired', 'authorise', 'authorised', '{provider}'),
    ('expired', 'pay', 'paid', '{provider}'),
    ('expired', 'flag', 'needs_attention', '{provider}'),
    ('cancelled', 'authorise', 'authorised', '{provider}'),
    ('cancelled', 'pay', 'paid', '{provider}'),
    ('cancelled', 'flag', 'needs_attention', '{provider}'),
    ('authorised', 'pay', 'paid', '{provider}'),
    ('authorised', 'expire', 'expired', '{provider}'),
    ('authorised', 'cancel', 'cancelled', '{guest,staff,clock,provider}'),
    ('authorised', 'flag', 'needs_attention', '{provider}'),
    ('needs_attention', 'resolve', 'resolved', '{staff}')
$$;

create function refund_transitions() returns table(from_status text, event text, to_status text,
  actors text[]) language sql immutable as $$
  values
    ('suggested', 'approve', 'approved', '{staff}'::text[]),
    ('suggested', 'pay_out', 'succeeded', '{staff}'),
    ('suggested', 'dismiss', 'dismissed', '{staff}'),
    ('approved', 'send', 'pending', '{provider}'),
    ('approved', 'succeed', 'succeeded', '{provider}'),
    ('approved', 'fail', 'failed', '{provider}'),
    ('pending', 'succeed', 'succeeded', '{provider}'),
    ('pending', 'fail', 'failed', '{provider}'),
    ('succeeded', 'fail', 'failed', '{provider}'),
    ('failed', 'retry', 'approved', '{staff}'),
    ('failed', 'pay_out', 'succeeded', '{staff}'),
    ('failed', 'dismiss', 'dismissed', '{staff}')
$$;

-- The history of a booking, its money, its drives and the fleet

-- For every table with a history: the first argument is the subject, whose transitions are in `…_transitions`, the second one
-- names the columns that are recorded. Rows that nobody inserts are restored, and bring their events along.
create function keep_event() returns trigger language plpgsql as $$
declare
  was jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
  becomes jsonb := to_jsonb(new);
  old_values jsonb;
  new_values jsonb;
  happened text;
begin
  if tg_op = 'INSERT' and coalesce(current_setting('saphan.actor', true), '') = '' then
    return null;
  end if;
  select jsonb_object_agg(name, was -> name), jsonb_object_agg(name, becomes -> name) into old_values, new_values
  from unnest(string_to_array(tg_argv[1], ' ')) as name
  where becomes -> name is distinct from coalesce(was -> name, 'null');
  if tg_op = 'INSERT' then
    happened := 'create';
    old_values := null;
  elsif new_values is null then
    return null;
  elsif new_values ? 'status' then
    execute format('select event from %I() where from_status = $1 and to_status = $2 and $3 = any (actors)',
      tg_argv[0] || '_transitions')
    into happened using was ->> 'status', becomes ->> 'status', split_part(acting(), ':', 1);
    if happened is null then
      raise exception 'a % cannot go from % to % by %', tg_argv[0], was ->> 'status', becomes ->> 'status',
        split_part(acting(), ':', 1)
        using errcode = 'check_violation';
    end if;
  else
    happened := case when new_values ?| '{travel_date,end_date}' then 'reschedule' else 'change' end;
  end if;
  insert into events (booking_id, subject_kind, subject_id, event, before, after)
  values (case tg_argv[0] when 'booking' then new.id else (becomes ->> 'booking_id')::uuid end, tg_argv[0], new.id, happened,
    old_values, new_values);
  return null;
end $$;

-- Another time of a pickup is an event of the booking.
create function keep_pickup_event() returns trigger language plpgsql as $$
begin
  insert into events (booking_id, subject_kind, subject_id, event, before, after)
  values (new.booking_id, 'booking', new.booking_id, 'reschedule', jsonb_build_object('leg', new.position, 'starts_at',
    old.starts_at),
    jsonb_build_object('leg', new.position, 'starts_at', new.starts_at));
  return null;
end $$;

-- The column that the argument names has changed: an event of the booking. So are a request that holds its vehicle longer
-- than before, and each receipt that staff sends, about which its mail is.
create function keep_booking_change() returns trigger language plpgsql as $$
begin
  insert into events (booking_id, subject_kind, subject_id, event, before, after)
  values (new.id, 'booking', new.id, 'change', jsonb_build_object(tg_argv[0], to_jsonb(old) -> tg_argv[0]),
    jsonb_build_object(tg_argv[0], to_jsonb(new) -> tg_argv[0]));
  return null;
end $$;

-- A guest has added what the argument names. What was typed stays out of the history: only whether it was known before.
create function keep_detail_event() returns trigger language plpgsql as $$
declare
  booking uuid := coalesce(to_jsonb(new) ->> 'booking_id', to_jsonb(new) ->> 'id');
begin
  insert into events (booking_id, subject_kind, subject_id, event, before, after)
  values (booking, 'booking', booking, 'change', jsonb_build_object(tg_argv[0], to_jsonb(old) ->> tg_argv[0] is not null),
    jsonb_build_object(tg_argv[0], true));
  return null;
end $$;

-- What the operator says about a refund of the provider is an event of its booking.
create function keep_refund_answer_event() returns trigger language plpgsql as $$
begin
  insert into events (booking_id, subject_kind, subject_id, event, before, after)
  select booking_id, 'refund', new.id, 'change', jsonb_build_object('answer', old.answer),
    jsonb_build_object('answer', new.answer, 'amount_satang', new.amount_satang)
  from payments where id = new.payment_id;
  return null;
end $$;

-- Each event of a booking but its first raises its version. Restored rows bring their version along.
create function raise_version() returns trigger language plpgsql as $$
begin
  update bookings set version = version + 1 where id = new.booking_id;
  return null;
end $$;

-- Rows of a history are never changed, and deleted only once they are older than the age given, if one is given.
create function only_added() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_nargs = 1 and old.at < now() - tg_argv[0]::interval then
    return old;
  end if;
  raise exception 'rows of % can only be added', tg_table_name using errcode = 'restrict_violation';
end $$;

-- A restore, which puts other rows into them, switches this off while it works.
create function never_emptied() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % can only be added', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger bookings_event after insert or update of status, travel_date, end_date, guests, luggage, vehicle_class,
  price_baht on bookings
  for each row
  execute function keep_event('booking', 'status travel_date end_date guests luggage vehicle_class price_baht');
create trigger bookings_longer_hold_event after update of waits_until on bookings
  for each row when (old.status = 'requested' and new.status = 'requested' and new.waits_until > old.waits_until)
  execute function keep_booking_change('waits_until');
create trigger bookings_receipt_event after update of receipt_sent_at on bookings
  for each row when (new.receipt_sent_at is distinct from old.receipt_sent_at)
  execute function keep_booking_change('receipt_sent_at');
create trigger bookings_ages_event after update of child_ages on bookings
  for each row when (new.child_ages is not null and new.child_ages is distinct from old.child_ages)
  execute function keep_detail_event('child_ages');
create trigger trip_details_hotel_event after update of hotel_name on trip_details
  for each row when (new.hotel_name is not null and new.hotel_name is distinct from old.hotel_name)
  execute function keep_detail_event('hotel_name');
create trigger legs_flight_event after update of flight_number on legs
  for each row when (new.flight_number is not null and new.flight_number is distinct from old.flight_number)
  execute function keep_detail_event('flight_number');
create trigger legs_event after update of starts_at on legs
  for each row when (old.starts_at is distinct from new.starts_at) execute function keep_pickup_event();
create trigger allocations_event after insert or update of status, vehicle_id, driver_id, busy_from, busy_until on allocations
  for each row execute function keep_event('allocation', 'status vehicle_id driver_id busy_from busy_until');
create trigger quotes_event after insert or update of status, total_baht, valid_until, starts_at, wished_at on quotes
  for each row execute function keep_event('quote', 'status total_baht valid_until starts_at wished_at');
create trigger payments_event after insert or update of status, amount_satang, received_satang, handed_over_at on payments
  for each row execute function keep_event('payment', 'status amount_satang received_satang handed_over_at');
create trigger refunds_event after insert or update of status, amount_satang on refunds
  for each row execute function keep_event('refund', 'status amount_satang');
create trigger reversals_answer_event after update of answer on reversals
  for each row when (old.answer is distinct from new.answer) execute function keep_refund_answer_event();
create trigger drive_steps_event after insert or update of undone_at, noted_at on drive_steps
  for each row
  execute function keep_event('drive', 'step pressed_at driver_id amount_baht kilometres rejection undone_at noted_at');
create trigger drivers_event after insert or update of name, thai_name, languages, weekly_days_off, active,
  licence_expires_on, driving_since, on_website on drivers
  for each row
  execute function keep_event('driver', 'name thai_name languages weekly_days_off active licence_expires_on driving_since on_website');
create trigger vehicles_event after insert or update of name, class, seats, bags, plate, usual_driver_id, active,
  road_tax_expires_on, inspection_expires_on, compulsory_cover_expires_on, insurance_expires_on on vehicles
  for each row
  execute function keep_event('vehicle', 'name class seats bags plate usual_driver_id active road_tax_expires_on inspection_expires_on compulsory_cover_expires_on insurance_expires_on');
create trigger events_version after insert on events
  for each row when (
    coalesce(current_setting('saphan.actor', true), '') <> ''
    and new.booking_id is not null and not (new.subject_kind = 'booking' and new.event = 'create')
  )
  execute function raise_version();
create trigger events_never_emptied before truncate on events
  for each statement execute function never_emptied();
create trigger events_only_added before delete or update on events
  for each row execute function only_added('12 months');
create trigger audit_log_never_emptied before truncate on audit_log
  for each statement execute function never_emptied();
create trigger audit_log_only_added before delete or update on audit_log
  for each row execute function only_added('12 months');
create trigger erasures_never_emptied before truncate on erasures
  for each statement execute function never_emptied();
create trigger erasures_only_added before delete or update on erasures
  for each row execute function only_added();

-- Rules across rows

-- A payment is given back once. It is locked, so that two refunds of it cannot both fit. A refund of ours that the
-- provider reports back as a reversal is the same money. What the provider has taken is not refused afterwards.
create function refunds_within_payment() returns trigger language plpgsql as $$
declare
  counted constant text[] := '{approved,pending,succeeded}';
  received bigint;
  given bigint;
begin
  if new.status <> all (counted) then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    if old.status = any (counted) and old.amount_satang = new.amount_satang and old.payment_id = new.payment_id then
      return new;
    end if;
  end if;
  select case
    when currency <> 'thb' then 0
    when status = 'paid' then amount_satang
    when status in ('needs_attention', 'resolved') then coalesce(received_satang, 0)
    else 0 end
  into received from payments where id = new.payment_id for no key update;
  select new.amount_satang
    + coalesce((select sum(amount_satang) from refunds
      where payment_id = new.payment_id and id <> new.id and status = any (counted)), 0)
    + coalesce((select sum(amount_satang) from reversals
      where payment_id = new.payment_id and kind = 'refund' and state <> 'failed' and not exists (
        select from refunds where provider_refund_id = reversals.provider_id and status = any (counted))), 0)
  into given;
  if given > received then
    raise exception 'refunds of payment % would be more than was received', new.payment_id
      using errcode = 'check_violation', constraint = 'refunds_within_payment';
  end if;
  return new;
end $$;
create trigger refunds_within_payment before insert or update on refunds
  for each row execute function refunds_within_payment();

-- What was offered stays as it was offered; only forgetting its guest takes it away.
create function refuse_other_plan() returns trigger language plpgsql as $$
begin
  raise exception 'the plan of a quote cannot be changed' using errcode = 'check_violation';
end $$;
create trigger quotes_plan_stays before update of plan on quotes
  for each row when (new.plan is not null and new.plan is distinct from old.plan)
  execute function refuse_other_plan();

-- A review keeps the reference of its booking when that is deleted, so that its guest can still have it erased.
create function copy_booking_reference() returns trigger language plpgsql as $$
begin
  if new.booking_id is not null then
    new.booking_reference := (select reference from bookings where id = new.booking_id);
  end if;
  return new;
end $$;
create trigger testimonials_booking_reference before insert or update of booking_id on testimonials
  for each row execute function copy_booking_reference();

-- What visitors see has changed: instances that keep pages or rules in memory read them again

-- Of reviews, only approved ones are shown.
create function tell_public_change() returns trigger language plpgsql as $$
declare shows boolean := true;
begin
  case tg_op
  when 'INSERT' then
    shows := exists (select from added where is_approved);
  when 'DELETE' then
    shows := exists (select from removed where is_approved);
  when 'UPDATE' then
    shows := exists (select from added where is_approved union all select from removed where is_approved);
  else
    null;
  end case;
  if shows then
    notify public_change;
  end if;
  return null;
end $$;
create trigger public_change_added after insert on testimonials
  referencing new table as added for each statement execute function tell_public_change();
create trigger public_change_changed after update on testimonials
  referencing old table as removed new table as added for each statement execute function tell_public_change();
create trigger public_change_emptied after truncate on testimonials
  for each statement execute function tell_public_change();
create trigger public_change_removed after delete on testimonials
  referencing old table as removed for each statement execute function tell_public_change();

create function tell_change() returns trigger language plpgsql as $$
begin
  notify public_change;
  return null;
end $$;
create trigger public_change_added after insert on bookings
  for each row when (new.status = 'completed') execute function tell_change();
create trigger public_change_changed after update of status, guests on bookings
  for each row when ('completed' = old.status or 'completed' = new.status)
  execute function tell_change();
create trigger public_change_emptied after truncate on bookings
  for each statement execute function tell_change();
create trigger public_change_removed after delete on bookings
  for each row when (old.status = 'completed') execute function tell_change();
create trigger public_change_rules after insert or delete or update or truncate on booking_rules
  for each statement execute function tell_change();
create trigger public_change_drivers after insert or delete or update or truncate on drivers
  for each statement execute function tell_change();
create trigger public_change_vehicles after insert or delete or update or truncate on vehicles
  for each statement execute function tell_change();
-- The home page and those of trips say what the next days have.
create trigger public_change_allocations after insert or delete or update or truncate on allocations
  for each statement execute function tell_change();
create trigger public_change_blackouts after insert or delete or update or truncate on blackouts
  for each statement execute function tell_change();
create trigger public_change_photos after insert or delete or update or truncate on photos
  for each statement execute function tell_change();
create trigger public_change_tour_photos after insert or delete or update or truncate on tour_photos
  for each statement execute function tell_change();
