CREATE TABLE "sandbox_refunds" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"session_id" text NOT NULL,
	"amount_satang" integer NOT NULL,
	"status" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"booking_id" uuid,
	"status" text NOT NULL,
	"amount_satang" integer NOT NULL,
	"reason" text NOT NULL,
	"idempotency_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"provider_refund_id" text,
	"last_error" text,
	"created_by" text DEFAULT acting() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "refunds_provider_refund_id_unique" UNIQUE("provider_refund_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_satang" > 0),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('suggested', 'approved', 'pending', 'succeeded', 'failed', 'dismissed')),
	CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('policy', 'operator_cancelled', 'late_payment', 'duplicate', 'mismatch', 'goodwill'))
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "closing_note" text;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_session_id_sandbox_checkouts_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sandbox_checkouts"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_refunds_session" ON "sandbox_refunds" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_booking" ON "refunds" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "refunds_unfinished" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" in ('suggested', 'failed', 'approved', 'pending');--> statement-breakpoint
-- A payment is given back once. It is locked, so that two refunds of it cannot both fit. A refund of ours that the
-- provider reports back as a reversal is the same money. What the provider has taken is not refused afterwards.
CREATE FUNCTION refunds_within_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	counted CONSTANT text[] := '{approved,pending,succeeded}';
	received bigint;
	given bigint;
BEGIN
	IF NEW.status <> ALL (counted) THEN
		RETURN NEW;
	END IF;
	IF TG_OP = 'UPDATE' THEN
		IF OLD.status = ANY (counted) AND OLD.amount_satang = NEW.amount_satang AND OLD.payment_id = NEW.payment_id THEN
			RETURN NEW;
		END IF;
	END IF;
	SELECT CASE
		WHEN currency <> 'thb' THEN 0
		WHEN status = 'paid' THEN amount_satang
		WHEN status IN ('needs_attention', 'resolved') THEN coalesce(received_satang, 0)
		ELSE 0 END
	INTO received FROM payments WHERE id = NEW.payment_id FOR NO KEY UPDATE;
	SELECT NEW.amount_satang
		+ coalesce((SELECT sum(amount_satang) FROM refunds
			WHERE payment_id = NEW.payment_id AND id <> NEW.id AND status = ANY (counted)), 0)
		+ coalesce((SELECT sum(amount_satang) FROM reversals
			WHERE payment_id = NEW.payment_id AND kind = 'refund' AND state <> 'failed' AND NOT EXISTS (
				SELECT FROM refunds WHERE provider_refund_id = reversals.provider_id AND status = ANY (counted))), 0)
	INTO given;
	IF given > received THEN
		RAISE EXCEPTION 'refunds of payment % would be more than was received', NEW.payment_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_within_payment BEFORE INSERT OR UPDATE ON refunds
FOR EACH ROW EXECUTE FUNCTION refunds_within_payment();--> statement-breakpoint
CREATE FUNCTION refund_arrows() RETURNS TABLE (from_status text, event text, to_status text, actors text[]) LANGUAGE sql IMMUTABLE AS $$
	VALUES
		('suggested', 'approve', 'approved', '{staff}'::text[]),
		('suggested', 'dismiss', 'dismissed', '{staff}'),
		('approved', 'send', 'pending', '{provider}'),
		('approved', 'succeed', 'succeeded', '{provider}'),
		('approved', 'fail', 'failed', '{provider}'),
		('pending', 'succeed', 'succeeded', '{provider}'),
		('pending', 'fail', 'failed', '{provider}'),
		('succeeded', 'fail', 'failed', '{provider}'),
		('failed', 'retry', 'approved', '{staff}'),
		('failed', 'dismiss', 'dismissed', '{staff}')
$$;--> statement-breakpoint
CREATE TRIGGER refunds_event AFTER INSERT OR UPDATE OF status, amount_satang ON refunds
FOR EACH ROW EXECUTE FUNCTION keep_event('refund', 'status amount_satang');--> statement-breakpoint
-- A booking that waits for its payment can be declined as well.
CREATE OR REPLACE FUNCTION booking_arrows() RETURNS TABLE (from_status text, event text, to_status text, actors text[]) LANGUAGE sql IMMUTABLE AS $$
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
		('awaiting_payment', 'decline', 'declined', '{staff}'),
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
$$;
