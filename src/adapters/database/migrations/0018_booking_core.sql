-- From here on the statements of an instance of the older version fail: it has to be stopped before.
LOCK TABLE "bookings", "custom_trip_requests", "taxi_requests" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "custom_trip_details" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'custom' NOT NULL,
	"more_than_eight" boolean DEFAULT false NOT NULL,
	"number_of_days" integer NOT NULL,
	"budget_range" text,
	"locations" text[] NOT NULL,
	"day_plans" jsonb NOT NULL,
	CONSTRAINT "custom_trip_details_kind" CHECK ("custom_trip_details"."kind" = 'custom')
);
--> statement-breakpoint
CREATE TABLE "legs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"pickup" text NOT NULL,
	"dropoff" text NOT NULL,
	CONSTRAINT "legs_position" UNIQUE("booking_id","position")
);
--> statement-breakpoint
CREATE TABLE "trip_details" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'trip' NOT NULL,
	"tour_id" text,
	"origin" text,
	"vehicle_text" text NOT NULL,
	"hotel_name" text,
	CONSTRAINT "trip_details_kind" CHECK ("trip_details"."kind" = 'trip')
);
--> statement-breakpoint
DROP INDEX "bookings_newest";--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "bookings" RENAME COLUMN "tour_name" TO "title";--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "token_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "travel_date" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "kind" text NOT NULL DEFAULT 'trip';--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "end_date" date;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "luggage" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "customer_whatsapp" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "customer_country" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "search_extra" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_id_kind" UNIQUE("id","kind");--> statement-breakpoint
ALTER TABLE "custom_trip_details" ADD CONSTRAINT "custom_trip_details_booking" FOREIGN KEY ("booking_id","kind") REFERENCES "public"."bookings"("id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legs" ADD CONSTRAINT "legs_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_details" ADD CONSTRAINT "trip_details_booking" FOREIGN KEY ("booking_id","kind") REFERENCES "public"."bookings"("id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "trip_details" ("booking_id", "tour_id", "origin", "vehicle_text", "hotel_name")
SELECT "id", "tour_id", "origin", "vehicle_text", "hotel_name" FROM "bookings";--> statement-breakpoint
UPDATE "bookings" SET "end_date" = "travel_date", "search_extra" = concat_ws(' ', "vehicle_text", "hotel_name");--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "tour_id", DROP COLUMN "origin", DROP COLUMN "vehicle_text", DROP COLUMN "hotel_name";--> statement-breakpoint
-- With their ids, so that mails stay about them. A request id that stands in two lists is old, and gets a new one.
INSERT INTO "bookings" ("id", "kind", "reference", "request_id", "content_hash", "channel", "status", "title", "vehicle", "travel_date", "end_date",
	"guests", "luggage", "customer_name", "customer_email", "customer_phone", "customer_whatsapp", "customer_country", "pickup_location",
	"special_requests", "created_at", "updated_at")
SELECT "id", 'transfer', "reference",
	CASE WHEN EXISTS (SELECT FROM "bookings" other WHERE other."request_id" = taxi."request_id") THEN gen_random_uuid() ELSE "request_id" END,
	"content_hash", 'email', 'requested', "pickup" || ' → ' || "dropoff", "vehicle", "pickup_date", greatest("return_date", "pickup_date"),
	"passengers", "luggage", "name", "email", "phone", "whatsapp", "country", "pickup", "notes", "created_at", "updated_at"
FROM "taxi_requests" taxi;--> statement-breakpoint
INSERT INTO "legs" ("booking_id", "position", "starts_at", "pickup", "dropoff")
SELECT "id", 1, ("pickup_date" + "pickup_time"::time) AT TIME ZONE 'Asia/Bangkok', "pickup", "dropoff" FROM "taxi_requests"
UNION ALL
SELECT "id", 2, ("return_date" + "return_time"::time) AT TIME ZONE 'Asia/Bangkok', "dropoff", "pickup" FROM "taxi_requests"
WHERE "return_date" IS NOT NULL AND "return_time" IS NOT NULL;--> statement-breakpoint
INSERT INTO "bookings" ("id", "kind", "reference", "request_id", "content_hash", "channel", "status", "title", "travel_date", "end_date", "guests",
	"customer_name", "customer_email", "customer_phone", "customer_country", "special_requests", "search_extra", "created_at", "updated_at")
SELECT "id", 'custom', "reference",
	CASE WHEN EXISTS (SELECT FROM "bookings" other WHERE other."request_id" = custom."request_id") THEN gen_random_uuid() ELSE "request_id" END,
	"content_hash", 'email', 'requested', 'Custom trip', "start_date", greatest("end_date", "start_date"), "number_of_guests",
	"name", "email", "phone", "country", "special_requirements",
	concat_ws(' ', array_to_string("locations", ' '), (SELECT string_agg(plan #>> '{}', ' ') FROM jsonb_path_query("day_plans", '$.*') plan)),
	"created_at", "updated_at"
FROM "custom_trip_requests" custom;--> statement-breakpoint
INSERT INTO "custom_trip_details" ("booking_id", "more_than_eight", "number_of_days", "budget_range", "locations", "day_plans")
SELECT "id", "more_than_eight", "number_of_days", "budget_range", "locations", "day_plans" FROM "custom_trip_requests";--> statement-breakpoint
INSERT INTO "booking_history" ("booking_id", "event", "to_status", "created_at")
SELECT "id", 'create', 'requested', "created_at" FROM "bookings" WHERE "kind" <> 'trip';--> statement-breakpoint
DROP TABLE "custom_trip_requests", "taxi_requests";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(reference, coalesce(nullif(customer_name, ''), 'Guest forgotten'), customer_email, customer_phone, regexp_replace(customer_phone, '\D', '', 'g'), customer_whatsapp, customer_country, title, searchable_day(travel_date), searchable_day(end_date), vehicle, pickup_location, special_requests, search_extra, searchable_moment(created_at))) STORED NOT NULL;--> statement-breakpoint
-- Both indexes were dropped with their columns. Without statistics of the grams the planner always takes the index.
CREATE INDEX "bookings_searched" ON "bookings" USING gin (grams_of("search_text"));--> statement-breakpoint
CREATE INDEX "bookings_newest" ON "bookings" USING btree ("kind","created_at","id");--> statement-breakpoint
ALTER INDEX "bookings_searched" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "newsletter_subscriptions_searched" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "testimonials_searched" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_day_known" CHECK ("bookings"."travel_date" is not null or "bookings"."kind" = 'custom');--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_days" CHECK ("bookings"."end_date" >= "bookings"."travel_date");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_kind" CHECK ("bookings"."kind" in ('trip', 'transfer', 'custom'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_vehicle" CHECK ("bookings"."vehicle" in ('car', 'suv', 'van'));
