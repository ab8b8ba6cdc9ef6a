ALTER TABLE "payments" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "collected_by" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_collected_by" FOREIGN KEY ("collected_by") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_cash_with_drivers" ON "payments" USING btree ("collected_by") WHERE "payments"."method" = 'cash' and "payments"."status" = 'paid' and "payments"."handed_over_at" is null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_purpose" CHECK ("payments"."purpose" in ('full', 'deposit', 'balance', 'extra'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method" CHECK ("payments"."method" in ('card', 'promptpay', 'bank_transfer', 'cash'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_cash" CHECK ("payments"."method" = 'cash' or ("payments"."collected_by" is null and "payments"."handed_over_at" is null));