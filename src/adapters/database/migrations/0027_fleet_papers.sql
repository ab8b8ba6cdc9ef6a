ALTER TABLE "access_links" DROP CONSTRAINT "access_links_scope";--> statement-breakpoint
ALTER TABLE "access_links" DROP CONSTRAINT "access_links_shape";--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_subject";--> statement-breakpoint
ALTER TABLE "access_links" ADD COLUMN "vehicle_id" uuid;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "thai_name" text;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "full_name" text;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "weekly_days_off" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "road_tax_expires_on" date;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "compulsory_cover_expires_on" date;--> statement-breakpoint
ALTER TABLE "access_links" ADD CONSTRAINT "access_links_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_links" ADD CONSTRAINT "access_links_scope" CHECK ("access_links"."scope" in ('summary', 'pass', 'quote', 'review', 'driver-day', 'calendar'));--> statement-breakpoint
ALTER TABLE "access_links" ADD CONSTRAINT "access_links_shape" CHECK (case "access_links"."scope"
        when 'driver-day' then "access_links"."booking_id" is null and "access_links"."driver_id" is not null and "access_links"."vehicle_id" is null and "access_links"."day" is not null
        when 'calendar' then "access_links"."booking_id" is null and num_nonnulls("access_links"."driver_id", "access_links"."vehicle_id") <= 1 and "access_links"."day" is null
        else "access_links"."booking_id" is not null and num_nonnulls("access_links"."driver_id", "access_links"."vehicle_id") = 0 and "access_links"."day" is null end);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_subject" CHECK ("events"."subject_kind" in ('booking', 'payment', 'allocation', 'refund', 'quote', 'vehicle', 'driver'));--> statement-breakpoint
-- Changes of the fleet are in the history. Telephone numbers and full names are not: what was once written cannot be taken out.
CREATE TRIGGER vehicles_event AFTER INSERT OR UPDATE OF name, class, seats, bags, plate, usual_driver_id, active, road_tax_expires_on, inspection_expires_on, compulsory_cover_expires_on, insurance_expires_on ON vehicles
FOR EACH ROW EXECUTE FUNCTION keep_event('vehicle', 'name class seats bags plate usual_driver_id active road_tax_expires_on inspection_expires_on compulsory_cover_expires_on insurance_expires_on');--> statement-breakpoint
CREATE TRIGGER drivers_event AFTER INSERT OR UPDATE OF name, thai_name, languages, weekly_days_off, active, licence_expires_on ON drivers
FOR EACH ROW EXECUTE FUNCTION keep_event('driver', 'name thai_name languages weekly_days_off active licence_expires_on');
