CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"total_baht" integer NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"created_by" text DEFAULT acting() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_version" UNIQUE("booking_id","version"),
	CONSTRAINT "quotes_status" CHECK ("quotes"."status" in ('draft', 'sent', 'expired', 'accepted', 'declined', 'withdrawn', 'superseded')),
	CONSTRAINT "quotes_version_from_1" CHECK ("quotes"."version" >= 1),
	CONSTRAINT "quotes_total" CHECK ("quotes"."total_baht" > 0),
	CONSTRAINT "quotes_valid" CHECK (isfinite("quotes"."valid_until"))
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_sent" ON "quotes" USING btree ("booking_id") WHERE "quotes"."status" = 'sent';--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_accepted" ON "quotes" USING btree ("booking_id") WHERE "quotes"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "quotes_waiting" ON "quotes" USING btree ("valid_until") WHERE "quotes"."status" = 'sent';--> statement-breakpoint
CREATE FUNCTION quote_arrows() RETURNS TABLE (from_status text, event text, to_status text, actors text[]) LANGUAGE sql IMMUTABLE AS $$
	VALUES
		('draft', 'send', 'sent', '{staff}'::text[]),
		('draft', 'discard', 'withdrawn', '{staff}'),
		('sent', 'accept', 'accepted', '{guest,staff}'),
		('sent', 'turn_down', 'declined', '{guest}'),
		('sent', 'withdraw', 'withdrawn', '{guest,staff}'),
		('sent', 'supersede', 'superseded', '{guest,staff}'),
		('sent', 'lapse', 'expired', '{clock}'),
		('expired', 'revive', 'accepted', '{staff}'),
		('expired', 'supersede', 'superseded', '{guest,staff}'),
		('accepted', 'supersede', 'superseded', '{guest,staff}')
$$;--> statement-breakpoint
CREATE TRIGGER quotes_event AFTER INSERT OR UPDATE OF status, total_baht, valid_until ON quotes
FOR EACH ROW EXECUTE FUNCTION keep_event('quote', 'status total_baht valid_until');
