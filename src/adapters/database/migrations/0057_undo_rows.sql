-- What could be taken back at the moment of the update stands.
DELETE FROM "undo_offers";--> statement-breakpoint
ALTER TABLE "undo_offers" DROP CONSTRAINT "undo_offers_status";--> statement-breakpoint
ALTER TABLE "undo_offers" ADD COLUMN "changed" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "undo_offers" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "undo_offers" DROP COLUMN "waits_until";--> statement-breakpoint
ALTER TABLE "undo_offers" DROP COLUMN "allocations";--> statement-breakpoint
ALTER TABLE "undo_offers" DROP COLUMN "move";