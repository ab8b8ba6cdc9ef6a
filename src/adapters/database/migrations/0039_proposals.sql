ALTER TABLE "quotes" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_starts" CHECK (isfinite("quotes"."starts_at"));--> statement-breakpoint
DROP TRIGGER quotes_event ON quotes;--> statement-breakpoint
CREATE TRIGGER quotes_event AFTER INSERT OR UPDATE OF status, total_baht, valid_until, starts_at ON quotes
FOR EACH ROW EXECUTE FUNCTION keep_event('quote', 'status total_baht valid_until starts_at');--> statement-breakpoint
-- A guest accepts what the operator proposed.
CREATE OR REPLACE FUNCTION booking_arrows() RETURNS TABLE (from_status text, event text, to_status text, actors text[]) LANGUAGE sql IMMUTABLE AS $$
	VALUES
		('draft', 'start_payment', 'awaiting_payment', '{guest,staff}'::text[]),
		('draft', 'submit', 'requested', '{guest,staff}'),
		('draft', 'settle', 'confirmed', '{provider}'),
		('draft', 'abandon', 'expired', '{guest,provider}'),
		('draft', 'lapse', 'expired', '{clock}'),
		('draft', 'cancel', 'cancelled', '{guest,staff}'),
		('requested', 'lapse', 'expired', '{clock}'),
		('requested', 'accept', 'confirmed', '{guest,staff}'),
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
