CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text,
	"subject_id" text,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"address_code" text NOT NULL,
	"secret_mark" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "status_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "status_changes_at" ON "status_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "status_changes_subject" ON "status_changes" USING btree ("subject_id");--> statement-breakpoint
-- With an age, rows that are older may be deleted.
CREATE FUNCTION only_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND TG_NARGS = 1 AND OLD.at < now() - TG_ARGV[0]::interval THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'rows of % can only be added', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_only_added BEFORE UPDATE OR DELETE ON audit_log
FOR EACH ROW EXECUTE FUNCTION only_added('12 months');
--> statement-breakpoint
CREATE TRIGGER status_changes_only_added BEFORE UPDATE OR DELETE ON status_changes
FOR EACH ROW EXECUTE FUNCTION only_added('12 months');
--> statement-breakpoint
CREATE TRIGGER erasures_only_added BEFORE UPDATE OR DELETE ON erasures
FOR EACH ROW EXECUTE FUNCTION only_added();
--> statement-breakpoint
-- The arrows of `domain/booking-status.ts` and `domain/payment-status.ts`; a test compares them.
CREATE FUNCTION status_arrows() RETURNS TABLE (subject_kind text, from_status text, to_status text) LANGUAGE sql IMMUTABLE AS $$
	VALUES
		('booking', 'draft', 'awaiting_payment'),
		('booking', 'draft', 'confirmed'),
		('booking', 'draft', 'expired'),
		('booking', 'draft', 'cancelled'),
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
--> statement-breakpoint
-- The clock and not the transaction's beginning, so that several changes in one have their order.
CREATE FUNCTION keep_status_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (TG_ARGV[0], OLD.status, NEW.status) NOT IN (SELECT * FROM status_arrows()) THEN
		RAISE EXCEPTION 'a % cannot go from % to %', TG_ARGV[0], OLD.status, NEW.status USING ERRCODE = 'check_violation';
	END IF;
	INSERT INTO status_changes (at, subject_kind, subject_id, from_status, to_status)
	VALUES (clock_timestamp(), TG_ARGV[0], NEW.id, OLD.status, NEW.status);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_status_change AFTER UPDATE OF status ON bookings
FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION keep_status_change('booking');
--> statement-breakpoint
CREATE TRIGGER payments_status_change AFTER UPDATE OF status ON payments
FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION keep_status_change('payment');
