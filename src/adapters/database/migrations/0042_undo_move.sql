ALTER TABLE "undo_offers" DROP CONSTRAINT "undo_offers_act";--> statement-breakpoint
ALTER TABLE "undo_offers" ADD COLUMN "move" jsonb;--> statement-breakpoint
ALTER TABLE "undo_offers" ADD CONSTRAINT "undo_offers_act" CHECK ("undo_offers"."act" in ('confirm', 'decline', 'assign', 'release', 'reschedule'));--> statement-breakpoint
-- A move to another day that staff takes back makes what was given up firm again.
CREATE OR REPLACE FUNCTION allocation_arrows() RETURNS TABLE (from_status text, event text, to_status text, actors text[]) LANGUAGE sql IMMUTABLE AS $$
	VALUES
		('held', 'secure', 'firm', '{guest,staff,provider}'::text[]),
		('held', 'release', 'released', '{guest,staff,clock,provider}'),
		('firm', 'release', 'released', '{guest,staff,clock,provider}'),
		('firm', 'undo', 'held', '{staff}'),
		('released', 'undo', 'held', '{staff}'),
		('released', 'restore', 'firm', '{staff}')
$$;
