ALTER TABLE "sandbox_checkouts" ADD COLUMN "methods" text[] DEFAULT '{"card"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "processing_since" timestamp with time zone;