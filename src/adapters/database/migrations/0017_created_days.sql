-- The day in Thailand on which a row came in, as the dashboard shows it, for its search text.
CREATE FUNCTION searchable_moment(moment timestamptz) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN searchable_day((moment AT TIME ZONE 'Asia/Bangkok')::date);
--> statement-breakpoint
ALTER TABLE "bookings" drop column "search_text";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(reference, coalesce(nullif(customer_name, ''), 'Guest forgotten'), customer_email, customer_phone, regexp_replace(customer_phone, '\D', '', 'g'), tour_name, searchable_day(travel_date), vehicle_text, hotel_name, pickup_location, special_requests, searchable_moment(created_at))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_trip_requests" drop column "search_text";--> statement-breakpoint
ALTER TABLE "custom_trip_requests" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(reference, name, email, phone, regexp_replace(phone, '\D', '', 'g'), country, status, searchable_day(start_date), searchable(variadic locations), jsonb_path_query_array(day_plans, '$.*')::text, special_requirements, searchable_moment(created_at))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" drop column "search_text";--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(coalesce(nullif(name, ''), 'Anonymous'), email, subscription_source, searchable_moment(created_at))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "taxi_requests" drop column "search_text";--> statement-breakpoint
ALTER TABLE "taxi_requests" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(reference, name, email, phone, regexp_replace(phone, '\D', '', 'g'), whatsapp, country, pickup, dropoff, searchable_day(pickup_date), searchable_day(return_date), vehicle, notes, searchable_moment(created_at))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" drop column "search_text";--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(customer_name, customer_email, customer_country, tour_name, review_text, booking_reference, searchable_moment(created_at))) STORED NOT NULL;--> statement-breakpoint
-- Each went with the column that it was on.
CREATE INDEX "bookings_searched" ON "bookings" USING gin (grams_of("search_text"));--> statement-breakpoint
CREATE INDEX "custom_trip_requests_searched" ON "custom_trip_requests" USING gin (grams_of("search_text"));--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_searched" ON "newsletter_subscriptions" USING gin (grams_of("search_text"));--> statement-breakpoint
CREATE INDEX "taxi_requests_searched" ON "taxi_requests" USING gin (grams_of("search_text"));--> statement-breakpoint
CREATE INDEX "testimonials_searched" ON "testimonials" USING gin (grams_of("search_text"));
