-- From here on the statements of an instance of the older version fail: it has to be stopped before.
LOCK TABLE "bookings" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "access_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"scope" text NOT NULL,
	"booking_id" uuid,
	"driver_id" uuid,
	"day" date,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "access_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "access_links_scope" CHECK ("access_links"."scope" in ('summary', 'pass', 'quote', 'review', 'driver-day')),
	CONSTRAINT "access_links_shape" CHECK (case when "access_links"."scope" = 'driver-day'
        then "access_links"."booking_id" is null and "access_links"."driver_id" is not null and "access_links"."day" is not null
        else "access_links"."booking_id" is not null and "access_links"."driver_id" is null and "access_links"."day" is null end),
	CONSTRAINT "access_links_expiry" CHECK (isfinite("access_links"."expires_at"))
);
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_token_hash_unique";--> statement-breakpoint
ALTER TABLE "access_links" ADD CONSTRAINT "access_links_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_links" ADD CONSTRAINT "access_links_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_links_booking" ON "access_links" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "access_links_driver" ON "access_links" USING btree ("driver_id","day");--> statement-breakpoint
-- The links that are out go on working, until their guest is forgotten a year after the trip.
INSERT INTO "access_links" ("scope", "booking_id", "token_hash", "expires_at", "created_by", "created_at")
SELECT 'summary', "id", "token_hash",
	(coalesce("end_date", "travel_date", ("created_at" AT TIME ZONE 'Asia/Bangkok')::date) + interval '1 year 1 day') AT TIME ZONE 'Asia/Bangkok',
	'unknown', "created_at"
FROM "bookings" WHERE "token_hash" IS NOT NULL AND "customer_email" <> '';--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "token_hash";