CREATE TABLE "quote_drafts" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"typed" jsonb NOT NULL,
	"saved_by" text DEFAULT acting() NOT NULL,
	"revision" uuid DEFAULT gen_random_uuid() NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "wish" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "wished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote_drafts" ADD CONSTRAINT "quote_drafts_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DROP TRIGGER quotes_event ON quotes;--> statement-breakpoint
CREATE TRIGGER quotes_event AFTER INSERT OR UPDATE OF status, total_baht, valid_until, starts_at, wished_at ON quotes
FOR EACH ROW EXECUTE FUNCTION keep_event('quote', 'status total_baht valid_until starts_at wished_at');--> statement-breakpoint
-- What was offered stays as it was offered; only forgetting its guest takes it away.
CREATE FUNCTION refuse_other_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the plan of a quote cannot be changed' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER quotes_plan_stays BEFORE UPDATE OF plan ON quotes
FOR EACH ROW WHEN (NEW.plan IS NOT NULL AND NEW.plan IS DISTINCT FROM OLD.plan) EXECUTE FUNCTION refuse_other_plan();
