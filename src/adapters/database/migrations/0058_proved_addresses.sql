ALTER TABLE "access_links" ADD COLUMN "mailed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "email_proved_at" timestamp with time zone;--> statement-breakpoint
-- Links from before stand in emails and on pages alike, so nobody can tell who uses them: their guests go on getting emails.
UPDATE "bookings" SET "email_proved_at" = "created_at" WHERE "customer_email" <> '';
