-- Nothing is changed meanwhile; the statements of an instance of the older version fail: it has to be stopped before.
LOCK TABLE "bookings", "booking_history", "status_changes", "payments", "legs", "allocations" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
-- Who acts: set for one transaction by `set local saphan.actor`. A change by nobody is an error.
CREATE FUNCTION acting() RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
	actor text := nullif(current_setting('saphan.actor', true), '');
BEGIN
	IF actor IS NULL THEN
		RAISE EXCEPTION 'who acts? saphan.actor is not set' USING ERRCODE = 'check_violation';
	END IF;
	RETURN actor;
END $$;
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"booking_id" uuid,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"event" text NOT NULL,
	"actor" text DEFAULT acting() NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "events_subject" CHECK ("events"."subject_kind" in ('booking', 'payment', 'allocation', 'refund', 'quote')),
	CONSTRAINT "events_actor" CHECK ("events"."actor" ~ '^((guest|clock|provider|command|unknown)$|(staff|driver):.)')
);
--> statement-breakpoint
-- Steps of bookings stand in both histories: one has the event, the other the clock. They are joined step by step, the
-- newest first, because the one with the clock is the younger one.
WITH "steps" AS (
	SELECT *, row_number() OVER (PARTITION BY "booking_id", "from_status", "to_status" ORDER BY "created_at" DESC) AS "rank"
	FROM "booking_history"
), "changes" AS (
	SELECT *, row_number() OVER (PARTITION BY "subject_id", "from_status", "to_status" ORDER BY "at" DESC) AS "rank"
	FROM "status_changes" WHERE "subject_kind" = 'booking'
)
INSERT INTO "events" ("id", "at", "booking_id", "subject_kind", "subject_id", "event", "actor", "before", "after")
SELECT coalesce("steps"."id", "changes"."id"), coalesce("changes"."at", "steps"."created_at"),
	coalesce("booking_id", "subject_id"), 'booking', coalesce("booking_id", "subject_id"),
	coalesce("event", CASE coalesce("steps"."to_status", "changes"."to_status")
		WHEN 'awaiting_payment' THEN 'start_payment'
		WHEN 'confirmed' THEN CASE "changes"."from_status" WHEN 'requested' THEN 'accept' ELSE 'settle' END
		WHEN 'expired' THEN 'abandon' WHEN 'declined' THEN 'decline' WHEN 'cancelled' THEN 'cancel'
		WHEN 'completed' THEN 'complete' ELSE 'miss' END),
	'unknown',
	CASE WHEN coalesce("steps"."from_status", "changes"."from_status") IS NOT NULL
		THEN jsonb_build_object('status', coalesce("steps"."from_status", "changes"."from_status")) END,
	jsonb_build_object('status', coalesce("steps"."to_status", "changes"."to_status"))
FROM "steps" FULL JOIN "changes" ON "changes"."subject_id" = "steps"."booking_id" AND "changes"."rank" = "steps"."rank"
	AND "changes"."from_status" = "steps"."from_status" AND "changes"."to_status" = "steps"."to_status";--> statement-breakpoint
INSERT INTO "events" ("id", "at", "booking_id", "subject_kind", "subject_id", "event", "actor", "before", "after")
SELECT "changes"."id", "changes"."at", "payments"."booking_id", 'payment', "subject_id",
	CASE "to_status" WHEN 'paid' THEN 'pay' WHEN 'expired' THEN 'expire' WHEN 'cancelled' THEN 'cancel' WHEN 'failed' THEN 'fail'
		WHEN 'needs_attention' THEN 'flag' WHEN 'resolved' THEN 'resolve' ELSE 'open' END,
	'unknown', jsonb_build_object('status', "from_status"), jsonb_build_object('status', "to_status")
FROM "status_changes" "changes" LEFT JOIN "payments" ON "payments"."id" = "subject_id"
WHERE "subject_kind" = 'payment';--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "events_booking" ON "events" USING btree ("booking_id","at");--> statement-breakpoint
DROP TRIGGER bookings_status_change ON bookings;--> statement-breakpoint
DROP TRIGGER payments_status_change ON payments;--> statement-breakpoint
DROP TABLE "status_changes", "booking_history";--> statement-breakpoint
DROP FUNCTION keep_status_change();--> statement-breakpoint
DROP FUNCTION status_arrows();--> statement-breakpoint
CREATE TRIGGER events_only_added BEFORE UPDATE OR DELETE ON events
FOR EACH ROW EXECUTE FUNCTION only_added('12 months');--> statement-breakpoint
CREATE TRIGGER events_never_emptied BEFORE TRUNCATE ON events
FOR EACH STATEMENT EXECUTE FUNCTION never_emptied();--> statement-breakpoint
-- The arrows of the domain, one function for each subject, so that a new subject adds one. A test compares them.
CREATE FUNCTION booking_arrows() RETURNS TABLE (from_status text, event text, to_status text, actors text[]) LANGUAGE sql IMMUTABLE AS $$
	VALUES
		('draft', 'start_payment', 'awaiting_payment', '{guest,staff}'::text[]),
		('draft', 'settle', 'confirmed', '{provider}'),
		('draft', 'abandon', 'expired', '{guest,provider}'),
		('draft', 'lapse', 'expired', '{clock}'),
		('draft', 'cancel', 'cancelled', '{guest,staff}'),
		('requested', 'lapse', 'expired', '{clock}'),
		('requested', 'accept', 'confirmed', '{staff}'),
		('requested', 'decline', 'declined', '{staff}'),
		('requested', 'cancel', 'cancelled', '{guest,staff}'),
		('awaiting_payment', 'settle', 'confirmed', '{provider}'),
		('awaiting_payment', 'abandon', 'expired', '{guest,provider}'),
		('awaiting_payment', 'lapse', 'expired', '{clock}'),
		('awaiting_payment', 'cancel', 'cancelled', '{guest,staff}'),
		('confirmed', 'cancel', 'cancelled', '{guest,staff}'),
		('confirmed', 'complete', 'completed', '{driver,staff,clock}'),
		('confirmed', 'miss', 'no_show', '{driver,staff}'),
		('expired', 'start_payment', 'awaiting_payment', '{guest,staff}'),
		('expired', 'settle', 'confirmed', '{provider}'),
		('expired', 'reinstate', 'confirmed', '{staff}'),
		('cancelled', 'reinstate', 'confirmed', '{staff}'),
		('completed', 'undo', 'confirmed', '{staff}'),
		('no_show', 'undo', 'confirmed', '{staff}')
$$;--> statement-breakpoint
CREATE FUNCTION payment_arrows() RETURNS TABLE (from_status text, event text, to_status text, actors text[]) LANGUAGE sql IMMUTABLE AS $$
	VALUES
		('creating', 'open', 'open', '{guest,staff}'::text[]),
		('creating', 'pay', 'paid', '{provider}'),
		('creating', 'fail', 'failed', '{guest,staff,clock,provider}'),
		('creating', 'flag', 'needs_attention', '{provider}'),
		('open', 'pay', 'paid', '{provider}'),
		('open', 'expire', 'expired', '{provider}'),
		('open', 'cancel', 'cancelled', '{guest,staff,clock,provider}'),
		('open', 'fail', 'failed', '{guest,staff,clock,provider}'),
		('open', 'flag', 'needs_attention', '{provider}'),
		('failed', 'pay', 'paid', '{provider}'),
		('failed', 'flag', 'needs_attention', '{provider}'),
		('expired', 'pay', 'paid', '{provider}'),
		('expired', 'flag', 'needs_attention', '{provider}'),
		('cancelled', 'pay', 'paid', '{provider}'),
		('cancelled', 'flag', 'needs_attention', '{provider}'),
		('needs_attention', 'resolve', 'resolved', '{staff}')
$$;--> statement-breakpoint
CREATE FUNCTION allocation_arrows() RETURNS TABLE (from_status text, event text, to_status text, actors text[]) LANGUAGE sql IMMUTABLE AS $$
	VALUES
		('held', 'secure', 'firm', '{guest,staff,provider}'::text[]),
		('held', 'release', 'released', '{guest,staff,clock,provider}'),
		('firm', 'release', 'released', '{guest,staff,clock,provider}')
$$;--> statement-breakpoint
-- For every table with a history: the first argument is the subject, whose arrows are in `…_arrows`, the second one
-- names the columns that are kept. Rows that are inserted by nobody come from a copy, and bring their events along.
CREATE FUNCTION keep_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was jsonb := CASE TG_OP WHEN 'UPDATE' THEN to_jsonb(OLD) ELSE '{}' END;
	becomes jsonb := to_jsonb(NEW);
	old_values jsonb;
	new_values jsonb;
	happened text;
BEGIN
	IF TG_OP = 'INSERT' AND coalesce(current_setting('saphan.actor', true), '') = '' THEN
		RETURN NULL;
	END IF;
	SELECT jsonb_object_agg(name, was -> name), jsonb_object_agg(name, becomes -> name) INTO old_values, new_values
	FROM unnest(string_to_array(TG_ARGV[1], ' ')) AS name
	WHERE becomes -> name IS DISTINCT FROM coalesce(was -> name, 'null');
	IF TG_OP = 'INSERT' THEN
		happened := 'create';
		old_values := NULL;
	ELSIF new_values IS NULL THEN
		RETURN NULL;
	ELSIF new_values ? 'status' THEN
		EXECUTE format('SELECT event FROM %I() WHERE from_status = $1 AND to_status = $2 AND $3 = ANY (actors)', TG_ARGV[0] || '_arrows')
		INTO happened USING was ->> 'status', becomes ->> 'status', split_part(acting(), ':', 1);
		IF happened IS NULL THEN
			RAISE EXCEPTION 'a % cannot go from % to % by %', TG_ARGV[0], was ->> 'status', becomes ->> 'status', split_part(acting(), ':', 1)
				USING ERRCODE = 'check_violation';
		END IF;
	ELSE
		happened := CASE WHEN new_values ?| '{travel_date,end_date}' THEN 'reschedule' ELSE 'change' END;
	END IF;
	INSERT INTO events (booking_id, subject_kind, subject_id, event, before, after)
	VALUES (CASE TG_ARGV[0] WHEN 'booking' THEN NEW.id ELSE (becomes ->> 'booking_id')::uuid END, TG_ARGV[0], NEW.id, happened,
		old_values, new_values);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_event AFTER INSERT OR UPDATE OF status, travel_date, end_date, guests, vehicle, price_baht ON bookings
FOR EACH ROW EXECUTE FUNCTION keep_event('booking', 'status travel_date end_date guests vehicle price_baht');--> statement-breakpoint
CREATE TRIGGER payments_event AFTER INSERT OR UPDATE OF status, amount_satang, received_satang ON payments
FOR EACH ROW EXECUTE FUNCTION keep_event('payment', 'status amount_satang received_satang');--> statement-breakpoint
CREATE TRIGGER allocations_event AFTER INSERT OR UPDATE OF status, vehicle_id, driver_id, busy_from, busy_until ON allocations
FOR EACH ROW EXECUTE FUNCTION keep_event('allocation', 'status vehicle_id driver_id busy_from busy_until');--> statement-breakpoint
-- Another time of a pickup is an event of the booking.
CREATE FUNCTION keep_pickup_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO events (booking_id, subject_kind, subject_id, event, before, after)
	VALUES (NEW.booking_id, 'booking', NEW.booking_id, 'reschedule', jsonb_build_object('leg', NEW.position, 'starts_at', OLD.starts_at),
		jsonb_build_object('leg', NEW.position, 'starts_at', NEW.starts_at));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER legs_event AFTER UPDATE OF starts_at ON legs
FOR EACH ROW WHEN (OLD.starts_at IS DISTINCT FROM NEW.starts_at) EXECUTE FUNCTION keep_pickup_event();
