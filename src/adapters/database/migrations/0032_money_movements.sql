ALTER TABLE "refunds" ADD COLUMN "paid_out_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("paid_at") WHERE "payments"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_paid_out" ON "refunds" USING btree ("paid_out_at") WHERE "refunds"."paid_out_at" is not null;--> statement-breakpoint
CREATE INDEX "reversals_made" ON "reversals" USING btree ("made_at");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_paid_out" CHECK ("refunds"."paid_out_at" is null or "refunds"."status" = 'succeeded');--> statement-breakpoint
-- A person can give money back by hand, and cash that a driver hands over is an event of its payment.
CREATE OR REPLACE FUNCTION refund_arrows() RETURNS TABLE (from_status text, event text, to_status text, actors text[]) LANGUAGE sql IMMUTABLE AS $$
	VALUES
		('suggested', 'approve', 'approved', '{staff}'::text[]),
		('suggested', 'pay_out', 'succeeded', '{staff}'),
		('suggested', 'dismiss', 'dismissed', '{staff}'),
		('approved', 'send', 'pending', '{provider}'),
		('approved', 'succeed', 'succeeded', '{provider}'),
		('approved', 'fail', 'failed', '{provider}'),
		('pending', 'succeed', 'succeeded', '{provider}'),
		('pending', 'fail', 'failed', '{provider}'),
		('succeeded', 'fail', 'failed', '{provider}'),
		('failed', 'retry', 'approved', '{staff}'),
		('failed', 'pay_out', 'succeeded', '{staff}'),
		('failed', 'dismiss', 'dismissed', '{staff}')
$$;--> statement-breakpoint
DROP TRIGGER payments_event ON payments;--> statement-breakpoint
CREATE TRIGGER payments_event AFTER INSERT OR UPDATE OF status, amount_satang, received_satang, handed_over_at ON payments
FOR EACH ROW EXECUTE FUNCTION keep_event('payment', 'status amount_satang received_satang handed_over_at');--> statement-breakpoint
-- Money that does not match was stored without the time at which it arrived. Money that is recorded for another payment
-- has no id at the provider here.
UPDATE "payments" SET "paid_at" = "created_at"
WHERE "status" IN ('needs_attention', 'resolved') AND "received_satang" IS NOT NULL AND "payment_intent_id" IS NOT NULL;
