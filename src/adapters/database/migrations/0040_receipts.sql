ALTER TABLE "bookings" ADD COLUMN "receipt_sent_at" timestamp with time zone;--> statement-breakpoint
-- Each receipt that staff sends is an event of the booking, about which its mail is.
CREATE FUNCTION keep_receipt_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO events (booking_id, subject_kind, subject_id, event, before, after)
	VALUES (NEW.id, 'booking', NEW.id, 'change', jsonb_build_object('receipt_sent_at', OLD.receipt_sent_at),
		jsonb_build_object('receipt_sent_at', NEW.receipt_sent_at));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_receipt_event AFTER UPDATE OF receipt_sent_at ON bookings
FOR EACH ROW WHEN (NEW.receipt_sent_at IS DISTINCT FROM OLD.receipt_sent_at)
EXECUTE FUNCTION keep_receipt_event();
