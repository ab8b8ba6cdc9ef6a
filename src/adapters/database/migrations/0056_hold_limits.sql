ALTER TABLE "undo_offers" DROP CONSTRAINT "undo_offers_act";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "hold_network" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "hold_refused" text;--> statement-breakpoint
CREATE INDEX "allocations_held" ON "allocations" USING btree ("booking_id") WHERE "allocations"."status" = 'held';--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_hold_network" CHECK ("bookings"."hold_network" is null or "bookings"."waits_until" is not null);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_hold_refused" CHECK ("bookings"."hold_refused" in ('contact', 'network'));--> statement-breakpoint
ALTER TABLE "undo_offers" ADD CONSTRAINT "undo_offers_act" CHECK ("undo_offers"."act" in ('confirm', 'decline', 'assign', 'release', 'release-all', 'reschedule'));