ALTER TABLE "drivers" ADD COLUMN "driving_since" integer;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "on_website" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
DROP TRIGGER drivers_event ON drivers;--> statement-breakpoint
CREATE TRIGGER drivers_event AFTER INSERT OR UPDATE OF name, thai_name, languages, weekly_days_off, active, licence_expires_on, driving_since, on_website ON drivers
FOR EACH ROW EXECUTE FUNCTION keep_event('driver', 'name thai_name languages weekly_days_off active licence_expires_on driving_since on_website');--> statement-breakpoint
-- Drivers, vehicles and their photos are on public pages.
CREATE FUNCTION tell_table_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NOTIFY public_change;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER public_change_drivers AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON drivers
FOR EACH STATEMENT EXECUTE FUNCTION tell_table_change();
--> statement-breakpoint
CREATE TRIGGER public_change_vehicles AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON vehicles
FOR EACH STATEMENT EXECUTE FUNCTION tell_table_change();
--> statement-breakpoint
CREATE TRIGGER public_change_photos AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON photos
FOR EACH STATEMENT EXECUTE FUNCTION tell_table_change();
