ALTER TABLE "testimonials" ADD COLUMN "tour_id" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "travel_date" date;--> statement-breakpoint
CREATE INDEX "bookings_completed" ON "bookings" USING btree ("guests") WHERE "bookings"."status" = 'completed';--> statement-breakpoint
CREATE INDEX "testimonials_approved" ON "testimonials" USING btree ("tour_id","created_at") WHERE "testimonials"."is_approved";--> statement-breakpoint
UPDATE "testimonials" SET "tour_id" = "bookings"."tour_id", "travel_date" = "bookings"."travel_date" FROM "bookings" WHERE "bookings"."id" = "booking_id";--> statement-breakpoint
-- The home page says how many bookings were completed.
CREATE FUNCTION tell_completed_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NOTIFY public_change;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER public_change_added AFTER INSERT ON bookings
FOR EACH ROW WHEN (NEW.status = 'completed') EXECUTE FUNCTION tell_completed_booking();
--> statement-breakpoint
CREATE TRIGGER public_change_removed AFTER DELETE ON bookings
FOR EACH ROW WHEN (OLD.status = 'completed') EXECUTE FUNCTION tell_completed_booking();
--> statement-breakpoint
CREATE TRIGGER public_change_changed AFTER UPDATE OF status, guests ON bookings
FOR EACH ROW WHEN ('completed' IN (OLD.status, NEW.status)) EXECUTE FUNCTION tell_completed_booking();
--> statement-breakpoint
CREATE TRIGGER public_change_emptied AFTER TRUNCATE ON bookings
FOR EACH STATEMENT EXECUTE FUNCTION tell_completed_booking();
