-- A review keeps the reference of its booking when that is deleted, so that its guest can still have it erased.
CREATE OR REPLACE FUNCTION copy_booking_reference() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.booking_id IS NOT NULL THEN
		NEW.booking_reference := (SELECT reference FROM bookings WHERE id = NEW.booking_id);
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
-- Some paths had tokens in them.
DELETE FROM "dead_addresses";
