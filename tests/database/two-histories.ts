/** Rows of the time when steps of bookings stood in two histories, of which the second one began later. */
export const ROWS_WITH_TWO_HISTORIES = `
  insert into bookings (id, kind, reference, request_id, content_hash, channel, status, title, travel_date, guests,
    customer_name, customer_email, customer_phone)
  select ('00000000-0000-4000-8000-00000000000' || number)::uuid, 'trip', 'SPN-BBBB' || number, gen_random_uuid(), '', 'email',
    status, '', '2027-01-15', 2, 'Ada', 'ada@example.com', ''
  from (values (1, 'expired'), (2, 'confirmed')) stored (number, status);
  insert into payments (id, booking_id, provider, status, idempotency_key, amount_satang, currency, expires_at)
  values ('20000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000001', 'sandbox', 'open',
    gen_random_uuid(), 100000, 'thb', now());
  insert into booking_history (booking_id, event, from_status, to_status, created_at)
  select ('00000000-0000-4000-8000-00000000000' || number)::uuid, event, from_status, to_status, ('2027-01-0' || at || 'Z')::timestamptz
  from (values
    (1, 'create', null, 'draft', '1 10:00:00'),
    (1, 'start_payment', 'draft', 'awaiting_payment', '1 10:05:00'),
    (1, 'abandon', 'awaiting_payment', 'expired', '1 11:00:00'),
    (1, 'start_payment', 'expired', 'awaiting_payment', '1 12:00:00'),
    (1, 'abandon', 'awaiting_payment', 'expired', '1 13:00:00'),
    (2, 'create', null, 'requested', '2 09:00:00'),
    (2, 'accept', 'requested', 'confirmed', '2 10:00:00')
  ) step (number, event, from_status, to_status, at);
  insert into status_changes (at, subject_kind, subject_id, from_status, to_status)
  select ('2027-01-0' || at || 'Z')::timestamptz, kind, (id || '0000000-0000-4000-8000-00000000000' || number)::uuid, from_status, to_status
  from (values
    ('booking', 0, 1, 'draft', 'awaiting_payment', '1 10:05:01'),
    ('booking', 0, 1, 'awaiting_payment', 'expired', '1 11:00:01'),
    ('payment', 2, 1, 'creating', 'open', '1 12:00:00'),
    ('booking', 0, 1, 'expired', 'awaiting_payment', '1 12:00:01'),
    ('booking', 0, 1, 'awaiting_payment', 'expired', '1 13:00:01'),
    ('booking', 0, 9, 'requested', 'declined', '3 09:00:00'),
    ('payment', 2, 9, 'creating', 'failed', '3 10:00:00')
  ) change (kind, id, number, from_status, to_status, at)`
