-- A request that holds its vehicle longer than before is an event of the booking.
CREATE FUNCTION keep_longer_hold_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO events (booking_id, subject_kind, subject_id, event, before, after)
	VALUES (NEW.id, 'booking', NEW.id, 'change', jsonb_build_object('waits_until', OLD.waits_until),
		jsonb_build_object('waits_until', NEW.waits_until));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_longer_hold_event AFTER UPDATE OF waits_until ON bookings
FOR EACH ROW WHEN (OLD.status = 'requested' AND NEW.status = 'requested' AND NEW.waits_until > OLD.waits_until)
EXECUTE FUNCTION keep_longer_hold_event();
