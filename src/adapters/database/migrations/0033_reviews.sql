-- A review has one state; whether it is approved and featured follows from it.
ALTER TABLE "testimonials" ADD COLUMN "status" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
UPDATE "testimonials" SET "status" = CASE WHEN "is_featured" THEN 'featured' ELSE 'approved' END WHERE "is_approved";--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_status" CHECK ("testimonials"."status" in ('pending', 'approved', 'featured', 'hidden'));--> statement-breakpoint
DROP INDEX "testimonials_approved";--> statement-breakpoint
ALTER TABLE "testimonials" DROP COLUMN "is_approved";--> statement-breakpoint
ALTER TABLE "testimonials" DROP COLUMN "is_featured";--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "is_approved" boolean GENERATED ALWAYS AS (status in ('approved', 'featured')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "is_featured" boolean GENERATED ALWAYS AS (status in ('featured')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "testimonials_approved" ON "testimonials" USING btree ("tour_id","created_at") WHERE "testimonials"."is_approved";--> statement-breakpoint
CREATE INDEX "testimonials_pending" ON "testimonials" USING btree ("created_at") WHERE "testimonials"."status" in ('pending');
