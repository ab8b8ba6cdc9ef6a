ALTER TABLE "legs" ADD COLUMN "flight_number" text;--> statement-breakpoint
ALTER TABLE "legs" ADD COLUMN "free_waiting_minutes" integer;--> statement-breakpoint
ALTER TABLE "legs" ADD COLUMN "stop" text;--> statement-breakpoint
ALTER TABLE "legs" ADD CONSTRAINT "legs_waiting" CHECK ("legs"."free_waiting_minutes" between 0 and 1440);