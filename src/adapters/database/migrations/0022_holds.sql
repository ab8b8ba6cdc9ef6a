ALTER TABLE "bookings" ADD COLUMN "waits_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "legs" ADD COLUMN "minutes_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "legs" ADD COLUMN "minutes_after" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_waiting" ON "bookings" USING btree ("waits_until") WHERE "bookings"."waits_until" is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_id_waits_until" UNIQUE("id","waits_until");--> statement-breakpoint
ALTER TABLE "legs" ADD CONSTRAINT "legs_minutes" CHECK ("legs"."minutes_before" between 0 and 1440 and "legs"."minutes_after" between 0 and 1440);--> statement-breakpoint
-- Drafts and checkouts expire by their own deadline from now on.
UPDATE "bookings" SET "waits_until" = CASE "status"
	WHEN 'draft' THEN "updated_at" + interval '48 hours'
	ELSE coalesce((SELECT max("expires_at") + interval '10 minutes' FROM "payments" WHERE "booking_id" = "bookings"."id" AND "payments"."status" IN ('creating', 'open')),
		"updated_at" + interval '48 hours') END
WHERE "status" IN ('draft', 'awaiting_payment');--> statement-breakpoint
-- Within a transaction a booking and its hold may get their deadline one after the other. Drizzle cannot describe that.
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_deadline" FOREIGN KEY ("booking_id","expires_at") REFERENCES "public"."bookings"("id","waits_until") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
-- A card booking that comes too late for a card becomes a request.
CREATE OR REPLACE FUNCTION booking_arrows() RETURNS TABLE (from_status text, event text, to_status text, actors text[]) LANGUAGE sql IMMUTABLE AS $$
	VALUES
		('draft', 'start_payment', 'awaiting_payment', '{guest,staff}'::text[]),
		('draft', 'submit', 'requested', '{guest,staff}'),
		('draft', 'settle', 'confirmed', '{provider}'),
		('draft', 'abandon', 'expired', '{guest,provider}'),
		('draft', 'lapse', 'expired', '{clock}'),
		('draft', 'cancel', 'cancelled', '{guest,staff}'),
		('requested', 'lapse', 'expired', '{clock}'),
		('requested', 'accept', 'confirmed', '{staff}'),
		('requested', 'decline', 'declined', '{staff}'),
		('requested', 'cancel', 'cancelled', '{guest,staff}'),
		('awaiting_payment', 'submit', 'requested', '{guest,staff}'),
		('awaiting_payment', 'settle', 'confirmed', '{provider}'),
		('awaiting_payment', 'decline', 'declined', '{staff}'),
		('awaiting_payment', 'abandon', 'expired', '{guest,provider}'),
		('awaiting_payment', 'lapse', 'expired', '{clock}'),
		('awaiting_payment', 'cancel', 'cancelled', '{guest,staff}'),
		('confirmed', 'cancel', 'cancelled', '{guest,staff}'),
		('confirmed', 'complete', 'completed', '{driver,staff,clock}'),
		('confirmed', 'miss', 'no_show', '{driver,staff}'),
		('expired', 'start_payment', 'awaiting_payment', '{guest,staff}'),
		('expired', 'submit', 'requested', '{guest,staff}'),
		('expired', 'settle', 'confirmed', '{provider}'),
		('expired', 'reinstate', 'confirmed', '{staff}'),
		('cancelled', 'reinstate', 'confirmed', '{staff}'),
		('completed', 'undo', 'confirmed', '{staff}'),
		('no_show', 'undo', 'confirmed', '{staff}')
$$;
