ALTER TABLE "undo_offers" DROP CONSTRAINT "undo_offers_act";--> statement-breakpoint
ALTER TABLE "reversals" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "reversals" ADD CONSTRAINT "reversals_answer" CHECK ("reversals"."answer" in ('goodwill', 'owed'));--> statement-breakpoint
ALTER TABLE "undo_offers" ADD CONSTRAINT "undo_offers_act" CHECK ("undo_offers"."act" in ('confirm', 'decline', 'assign', 'release', 'release-all', 'reschedule', 'goodwill', 'owed'));--> statement-breakpoint
-- What the operator says about a refund of the provider is an event of its booking.
CREATE FUNCTION keep_refund_answer_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO events (booking_id, subject_kind, subject_id, event, before, after)
	SELECT booking_id, 'refund', NEW.id, 'change',
		jsonb_build_object('answer', OLD.answer),
		jsonb_build_object('answer', NEW.answer, 'amount_satang', NEW.amount_satang)
	FROM payments WHERE id = NEW.payment_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reversals_answer_event AFTER UPDATE OF answer ON reversals
FOR EACH ROW WHEN (OLD.answer IS DISTINCT FROM NEW.answer) EXECUTE FUNCTION keep_refund_answer_event();
