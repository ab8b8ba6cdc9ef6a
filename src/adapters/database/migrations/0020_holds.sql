ALTER TABLE "bookings" ADD COLUMN "waits_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "legs" ADD COLUMN "minutes_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "legs" ADD COLUMN "minutes_after" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_waiting" ON "bookings" USING btree ("waits_until") WHERE "bookings"."waits_until" is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_id_waits_until" UNIQUE("id","waits_until");--> statement-breakpoint
ALTER TABLE "legs" ADD CONSTRAINT "legs_minutes" CHECK ("legs"."minutes_before" between 0 and 1440 and "legs"."minutes_after" between 0 and 1440);--> statement-breakpoint
-- Within a transaction a booking and its hold may get their deadline one after the other. Drizzle cannot describe that.
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_deadline" FOREIGN KEY ("booking_id","expires_at") REFERENCES "public"."bookings"("id","waits_until") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
-- Drafts and checkouts expire by their own deadline from now on.
UPDATE "bookings" SET "waits_until" = CASE "status"
	WHEN 'draft' THEN "updated_at" + interval '48 hours'
	ELSE coalesce((SELECT max("expires_at") + interval '10 minutes' FROM "payments" WHERE "booking_id" = "bookings"."id" AND "payments"."status" IN ('creating', 'open')),
		"updated_at" + interval '48 hours') END
WHERE "status" IN ('draft', 'awaiting_payment');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION status_arrows() RETURNS TABLE (subject_kind text, from_status text, to_status text) LANGUAGE sql IMMUTABLE AS $$
	VALUES
		('booking', 'draft', 'awaiting_payment'),
		('booking', 'draft', 'confirmed'),
		('booking', 'draft', 'expired'),
		('booking', 'draft', 'cancelled'),
		('booking', 'draft', 'requested'),
		('booking', 'requested', 'expired'),
		('booking', 'awaiting_payment', 'requested'),
		('booking', 'expired', 'requested'),
		('booking', 'requested', 'confirmed'),
		('booking', 'requested', 'declined'),
		('booking', 'requested', 'cancelled'),
		('booking', 'awaiting_payment', 'confirmed'),
		('booking', 'awaiting_payment', 'expired'),
		('booking', 'awaiting_payment', 'cancelled'),
		('booking', 'confirmed', 'completed'),
		('booking', 'confirmed', 'no_show'),
		('booking', 'confirmed', 'cancelled'),
		('booking', 'expired', 'awaiting_payment'),
		('booking', 'expired', 'confirmed'),
		('payment', 'creating', 'open'),
		('payment', 'creating', 'failed'),
		('payment', 'creating', 'paid'),
		('payment', 'creating', 'needs_attention'),
		('payment', 'open', 'paid'),
		('payment', 'open', 'expired'),
		('payment', 'open', 'cancelled'),
		('payment', 'open', 'failed'),
		('payment', 'open', 'needs_attention'),
		('payment', 'failed', 'paid'),
		('payment', 'failed', 'needs_attention'),
		('payment', 'expired', 'paid'),
		('payment', 'expired', 'needs_attention'),
		('payment', 'cancelled', 'paid'),
		('payment', 'cancelled', 'needs_attention'),
		('payment', 'needs_attention', 'resolved')
$$;
