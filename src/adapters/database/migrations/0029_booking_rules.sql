CREATE TABLE "booking_rules" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_rules_one" CHECK ("booking_rules"."id" = 1)
);
--> statement-breakpoint
-- Pages state the rules, and every instance has them in memory.
CREATE FUNCTION tell_rule_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NOTIFY public_change;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER public_change_rules AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON booking_rules
FOR EACH STATEMENT EXECUTE FUNCTION tell_rule_change();
