/** Rows of the time before trips, transfers and custom trips were one table: one request id stands in two lists. */
export const ROWS_BEFORE_ONE_BOOKING = `
  insert into bookings (id, reference, request_id, content_hash, token_hash, channel, status, tour_id, tour_name, origin,
    vehicle, vehicle_text, travel_date, guests, customer_name, customer_email, customer_phone, hotel_name, price_baht)
  values ('00000000-0000-4000-8000-000000000001', 'SPN-BBBBB', '10000000-0000-4000-8000-000000000001', 'hash', 'token',
    'card', 'confirmed', 'erawan-death-railway', 'Erawan', 'bangkok', 'suv', 'SUV', '2027-01-15', 2, 'Ada',
    'ada@example.com', '+44', 'River Inn', 5800);
  insert into taxi_requests (id, reference, request_id, content_hash, name, country, email, phone, whatsapp, pickup,
    dropoff, service, vehicle, passengers, luggage, pickup_date, pickup_time, return_date, return_time, notes)
  values ('00000000-0000-4000-8000-000000000002', 'SPN-TTTTT', '10000000-0000-4000-8000-000000000001', 'hash', 'Grace',
    'Kenya', 'grace@example.com', '+1', '+2', 'Airport', 'Harbour House', 'round-trip', 'van', 7, 3, '2027-01-15',
    '00:30', '2027-01-17', '18:00', 'A cello');
  insert into custom_trip_requests (id, reference, request_id, content_hash, name, email, phone, number_of_guests,
    more_than_eight, number_of_days, start_date, end_date, locations, day_plans, special_requirements)
  values ('00000000-0000-4000-8000-000000000003', 'SPN-CCCCC', '10000000-0000-4000-8000-000000000003', 'hash', 'Mary',
    'mary@example.com', '+3', 9, true, 3, '2027-02-01', null, '{Hellfire Pass,"Mon Bridge"}', '{"day2": "The viaduct"}',
    'Slowly');
  insert into custom_trip_requests (reference, request_id, content_hash, name, email, phone, number_of_guests,
    number_of_days, locations, day_plans)
  values ('SPN-DDDDD', gen_random_uuid(), 'hash', 'Joan', 'joan@example.com', '+4', 2, 1, '{}', '{}')`
