ALTER TABLE "payments" DROP CONSTRAINT "payments_status";--> statement-breakpoint
DROP INDEX "payments_unsettled";--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD COLUMN "authorises" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "authorises" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_unsettled" ON "payments" USING btree ("created_at") WHERE "payments"."status" in ('creating', 'open', 'authorised');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status" CHECK ("payments"."status" in ('creating', 'open', 'authorised', 'failed', 'expired', 'cancelled', 'needs_attention', 'resolved', 'paid'));--> statement-breakpoint
-- A payment that is only authorised makes a request of its booking, and confirms it when it is charged.
CREATE OR REPLACE FUNCTION booking_arrows() RETURNS TABLE (from_status text, event text, to_status text, actors text[]) LANGUAGE sql IMMUTABLE AS $$
	VALUES
		('draft', 'start_payment', 'awaiting_payment', '{guest,staff}'::text[]),
		('draft', 'settle', 'confirmed', '{provider}'),
		('draft', 'abandon', 'expired', '{guest,provider}'),
		('draft', 'lapse', 'expired', '{clock}'),
		('draft', 'cancel', 'cancelled', '{guest,staff}'),
		('requested', 'lapse', 'expired', '{clock}'),
		('requested', 'accept', 'confirmed', '{guest,staff}'),
		('requested', 'settle', 'confirmed', '{provider}'),
		('requested', 'decline', 'declined', '{staff}'),
		('requested', 'cancel', 'cancelled', '{guest,staff}'),
		('awaiting_payment', 'submit', 'requested', '{staff,provider}'),
		('awaiting_payment', 'settle', 'confirmed', '{provider}'),
		('awaiting_payment', 'decline', 'declined', '{staff}'),
		('awaiting_payment', 'abandon', 'expired', '{guest,provider}'),
		('awaiting_payment', 'lapse', 'expired', '{clock}'),
		('awaiting_payment', 'cancel', 'cancelled', '{guest,staff}'),
		('confirmed', 'cancel', 'cancelled', '{guest,staff}'),
		('confirmed', 'complete', 'completed', '{driver,staff,clock}'),
		('confirmed', 'miss', 'no_show', '{driver,staff}'),
		('expired', 'start_payment', 'awaiting_payment', '{guest,staff}'),
		('expired', 'submit', 'requested', '{staff,provider}'),
		('expired', 'settle', 'confirmed', '{provider}'),
		('expired', 'reinstate', 'confirmed', '{staff}'),
		('cancelled', 'reinstate', 'confirmed', '{staff}'),
		('confirmed', 'undo', 'requested', '{staff}'),
		('declined', 'undo', 'requested', '{staff}'),
		('completed', 'undo', 'confirmed', '{staff}'),
		('completed', 'resume', 'confirmed', '{driver}'),
		('no_show', 'undo', 'confirmed', '{staff}')
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION payment_arrows() RETURNS TABLE (from_status text, event text, to_status text, actors text[]) LANGUAGE sql IMMUTABLE AS $$
	VALUES
		('creating', 'open', 'open', '{guest,staff}'::text[]),
		('creating', 'authorise', 'authorised', '{provider}'),
		('creating', 'pay', 'paid', '{provider}'),
		('creating', 'fail', 'failed', '{guest,staff,clock,provider}'),
		('creating', 'flag', 'needs_attention', '{provider}'),
		('open', 'authorise', 'authorised', '{provider}'),
		('open', 'pay', 'paid', '{provider}'),
		('open', 'expire', 'expired', '{provider}'),
		('open', 'cancel', 'cancelled', '{guest,staff,clock,provider}'),
		('open', 'fail', 'failed', '{guest,staff,clock,provider}'),
		('open', 'flag', 'needs_attention', '{provider}'),
		('failed', 'authorise', 'authorised', '{provider}'),
		('failed', 'pay', 'paid', '{provider}'),
		('failed', 'flag', 'needs_attention', '{provider}'),
		('expired', 'authorise', 'authorised', '{provider}'),
		('expired', 'pay', 'paid', '{provider}'),
		('expired', 'flag', 'needs_attention', '{provider}'),
		('cancelled', 'authorise', 'authorised', '{provider}'),
		('cancelled', 'pay', 'paid', '{provider}'),
		('cancelled', 'flag', 'needs_attention', '{provider}'),
		('authorised', 'pay', 'paid', '{provider}'),
		('authorised', 'expire', 'expired', '{provider}'),
		('authorised', 'cancel', 'cancelled', '{guest,staff,clock,provider}'),
		('authorised', 'flag', 'needs_attention', '{provider}'),
		('needs_attention', 'resolve', 'resolved', '{staff}')
$$;
