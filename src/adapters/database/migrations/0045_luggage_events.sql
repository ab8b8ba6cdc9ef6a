-- The history tells when the luggage of a ride has changed, too.
DROP TRIGGER bookings_event ON bookings;--> statement-breakpoint
CREATE TRIGGER bookings_event AFTER INSERT OR UPDATE OF status, travel_date, end_date, guests, luggage, vehicle, price_baht ON bookings
FOR EACH ROW EXECUTE FUNCTION keep_event('booking', 'status travel_date end_date guests luggage vehicle price_baht');
