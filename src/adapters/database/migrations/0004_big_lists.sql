-- Words of a row in small letters, as they are searched. Nothing that is missing, and a space between the others.
CREATE FUNCTION searchable(VARIADIC parts text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(array_to_string(parts, ' '));
--> statement-breakpoint
-- Casting a day to text depends on settings; this does not.
CREATE FUNCTION searchable_day(day date) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN to_char(day, 'YYYY-MM-DD');
--> statement-breakpoint
-- From each character of each word up to three: "ada" has "ada", "da" and "a". Costly, and said so to the planner.
CREATE FUNCTION grams_of(search_text text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000
RETURN (
	SELECT array_to_tsvector(array_agg(substr(word, place, 3)))
	FROM unnest(string_to_array(translate(search_text, E'\n\r\t', '   '), ' ')) word, generate_series(1, length(word)) place
);
--> statement-breakpoint
-- What `grams_of` has of every text in which this word stands: all its threes, or what begins with a shorter word.
CREATE FUNCTION grams_wanted(word text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
	SELECT string_agg('''' || replace(replace(substr(word, place, 3), '\', '\\'), '''', '''''') || '''', ' & ')
		|| CASE WHEN length(word) < 3 THEN ':*' ELSE '' END
	FROM generate_series(1, greatest(length(word) - 2, 1)) place
)::tsquery;
--> statement-breakpoint
CREATE TABLE "tallies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list" text NOT NULL,
	"state" text NOT NULL,
	"rows" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(reference, coalesce(nullif(customer_name, ''), 'Guest forgotten'), customer_email, customer_phone, regexp_replace(customer_phone, '\D', '', 'g'), tour_name, searchable_day(travel_date), vehicle_text, hotel_name, pickup_location, special_requests)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_trip_requests" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(reference, name, email, phone, regexp_replace(phone, '\D', '', 'g'), country, status, searchable_day(start_date), searchable(variadic locations), jsonb_path_query_array(day_plans, '$.*')::text, special_requirements)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(coalesce(nullif(name, ''), 'Anonymous'), email, subscription_source)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "taxi_requests" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(reference, name, email, phone, regexp_replace(phone, '\D', '', 'g'), whatsapp, country, pickup, dropoff, searchable_day(pickup_date), searchable_day(return_date), vehicle, notes)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "booking_reference" text;--> statement-breakpoint
UPDATE "testimonials" SET "booking_reference" = "reference" FROM "bookings" WHERE "bookings"."id" = "booking_id";--> statement-breakpoint
CREATE FUNCTION copy_booking_reference() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.booking_reference := (SELECT reference FROM bookings WHERE id = NEW.booking_id);
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER testimonials_booking_reference BEFORE INSERT OR UPDATE OF booking_id ON testimonials
FOR EACH ROW EXECUTE FUNCTION copy_booking_reference();
--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(customer_name, customer_email, customer_country, tour_name, review_text, booking_reference)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_searched" ON "bookings" USING gin (grams_of("search_text"));--> statement-breakpoint
CREATE INDEX "custom_trip_requests_searched" ON "custom_trip_requests" USING gin (grams_of("search_text"));--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_searched" ON "newsletter_subscriptions" USING gin (grams_of("search_text"));--> statement-breakpoint
CREATE INDEX "taxi_requests_searched" ON "taxi_requests" USING gin (grams_of("search_text"));--> statement-breakpoint
CREATE INDEX "testimonials_searched" ON "testimonials" USING gin (grams_of("search_text"));--> statement-breakpoint
-- New rows wait in a list beside the index, which autovacuum sorts in: often, so that no guest's request has to do it.
-- Without statistics of the grams the planner always takes the index, and ANALYZE need not make them.
DO $$
DECLARE list text;
BEGIN
	FOREACH list IN ARRAY ARRAY['bookings', 'custom_trip_requests', 'newsletter_subscriptions', 'taxi_requests', 'testimonials'] LOOP
		EXECUTE format('ALTER TABLE %I SET (autovacuum_vacuum_insert_threshold = 200, autovacuum_vacuum_insert_scale_factor = 0)', list);
		EXECUTE format('ALTER INDEX %I ALTER COLUMN 1 SET STATISTICS 0', list || '_searched');
	END LOOP;
END $$;
--> statement-breakpoint
-- Never waits for anybody: a row that another transaction holds is left alone, and one more is made.
CREATE FUNCTION tally(of_list text, in_state text, added bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	UPDATE tallies SET rows = rows + added
	WHERE id = (SELECT id FROM tallies WHERE list = of_list AND state = in_state LIMIT 1 FOR UPDATE SKIP LOCKED);
	IF NOT FOUND THEN
		INSERT INTO tallies (list, state, rows) VALUES (of_list, in_state, added);
	END IF;
END $$;
--> statement-breakpoint
-- Every statement that adds, removes or changes rows of a list is tallied.
DO $$
DECLARE list text; state text;
BEGIN
	FOR list, state IN VALUES
		('bookings', 'status'),
		('custom_trip_requests', 'status'),
		('taxi_requests', 'status'),
		('testimonials', $state$CASE WHEN is_approved THEN 'approved' ELSE 'pending' END || CASE WHEN is_featured THEN ' featured' ELSE '' END$state$),
		('newsletter_subscriptions', $state$CASE WHEN is_active THEN 'active' WHEN unsubscribed_at >= asked_at THEN 'unsubscribed' ELSE 'waiting' END$state$),
		('mails', $state$CASE WHEN status = 'undeliverable' AND last_error = 'what the mail is about is gone or no longer so' THEN 'not-needed' ELSE status END$state$)
	LOOP
		EXECUTE format($function$
			CREATE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $body$
			BEGIN
				CASE TG_OP
				WHEN 'INSERT' THEN
					PERFORM tally(%2$L, %3$s, count(*)) FROM added GROUP BY %3$s;
				WHEN 'DELETE' THEN
					PERFORM tally(%2$L, %3$s, -count(*)) FROM removed GROUP BY %3$s;
				WHEN 'TRUNCATE' THEN
					DELETE FROM tallies WHERE list = %2$L;
				ELSE
					PERFORM tally(%2$L, state, sum(change))
					FROM (SELECT %3$s AS state, 1 AS change FROM added UNION ALL SELECT %3$s, -1 FROM removed) changed
					GROUP BY state HAVING sum(change) <> 0;
				END CASE;
				RETURN NULL;
			END $body$
		$function$, 'tally_' || list, list, state);
		EXECUTE format('CREATE TRIGGER tally_added AFTER INSERT ON %I REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION %I()', list, 'tally_' || list);
		EXECUTE format('CREATE TRIGGER tally_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION %I()', list, 'tally_' || list);
		EXECUTE format('CREATE TRIGGER tally_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION %I()', list, 'tally_' || list);
		EXECUTE format('CREATE TRIGGER tally_emptied AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION %I()', list, 'tally_' || list);
		EXECUTE format('INSERT INTO tallies (list, state, rows) SELECT %L, %s, count(*) FROM %I GROUP BY %2$s', list, state, list);
	END LOOP;
END $$;
