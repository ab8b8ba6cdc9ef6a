CREATE TABLE "undo_offers" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"events" integer NOT NULL,
	"status" text NOT NULL,
	"waits_until" timestamp with time zone,
	"allocations" jsonb NOT NULL,
	CONSTRAINT "undo_offers_act" CHECK ("undo_offers"."act" in ('confirm', 'decline', 'assign', 'release')),
	CONSTRAINT "undo_offers_status" CHECK ("undo_offers"."status" in ('draft', 'requested', 'awaiting_payment', 'confirmed', 'expired', 'declined', 'cancelled', 'completed', 'no_show'))
);
--> statement-breakpoint
ALTER TABLE "undo_offers" ADD CONSTRAINT "undo_offers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What staff did a moment ago can be taken back.
CREATE OR REPLACE FUNCTION allocation_arrows() RETURNS TABLE (from_status text, event text, to_status text, actors text[]) LANGUAGE sql IMMUTABLE AS $$
	VALUES
		('held', 'secure', 'firm', '{guest,staff,provider}'::text[]),
		('held', 'release', 'released', '{guest,staff,clock,provider}'),
		('firm', 'release', 'released', '{guest,staff,clock,provider}'),
		('firm', 'undo', 'held', '{staff}'),
		('released', 'undo', 'held', '{staff}')
$$;--> statement-breakpoint
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
		('confirmed', 'undo', 'requested', '{staff}'),
		('declined', 'undo', 'requested', '{staff}'),
		('completed', 'undo', 'confirmed', '{staff}'),
		('no_show', 'undo', 'confirmed', '{staff}')
$$;
