/** Bookings of the time when each had one token: of a guest, of a forgotten guest, and one without. */
export const ROWS_WITH_TOKENS = (tokenHash: string) => `
  insert into bookings (kind, reference, request_id, content_hash, token_hash, channel, status, title, travel_date,
    end_date, guests, customer_name, customer_email, customer_phone)
  select 'trip', reference, gen_random_uuid(), '', hash, 'email', 'confirmed', '', '2027-01-14', '2027-01-15', 2, '', email, ''
  from (values ('SPN-BBBB1', '${tokenHash}', 'ada@example.com'), ('SPN-BBBB2', 'forgotten', ''),
    ('SPN-BBBB3', null, 'ada@example.com')) stored (reference, hash, email)`
