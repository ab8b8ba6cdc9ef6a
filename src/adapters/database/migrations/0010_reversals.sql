CREATE TABLE "reversals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount_satang" integer NOT NULL,
	"provider_id" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reversals_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
ALTER TABLE "reversals" ADD CONSTRAINT "reversals_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reversals_payment" ON "reversals" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "reversals_undecided" ON "reversals" USING btree ("made_at") WHERE "reversals"."state" in ('pending', 'needs_response', 'under_review');