CREATE TABLE "drive_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"leg_id" uuid NOT NULL,
	"driver_id" uuid,
	"step" text NOT NULL,
	"pressed_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"amount_baht" integer,
	"kilometres" integer,
	"note" text DEFAULT '' NOT NULL,
	"misfit" text,
	"undone_at" timestamp with time zone,
	"noted_at" timestamp with time zone,
	CONSTRAINT "drive_steps_step" CHECK ("drive_steps"."step" in ('seen', 'left', 'arrived', 'aboard', 'cash', 'no_show', 'finished')),
	CONSTRAINT "drive_steps_misfit_known" CHECK ("drive_steps"."misfit" in ('cancelled', 'reassigned', 'cash')),
	CONSTRAINT "drive_steps_numbers" CHECK (("drive_steps"."step" = 'cash') = ("drive_steps"."amount_baht" is not null) and "drive_steps"."amount_baht" between 0 and 1000000 and "drive_steps"."kilometres" between 0 and 9999999),
	CONSTRAINT "drive_steps_times" CHECK (isfinite("drive_steps"."pressed_at") and "drive_steps"."pressed_at" <= "drive_steps"."received_at")
);
--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_subject";--> statement-breakpoint
ALTER TABLE "drive_steps" ADD CONSTRAINT "drive_steps_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drive_steps" ADD CONSTRAINT "drive_steps_leg" FOREIGN KEY ("leg_id","booking_id") REFERENCES "public"."legs"("id","booking_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drive_steps_leg_pressed" ON "drive_steps" USING btree ("leg_id","pressed_at");--> statement-breakpoint
CREATE INDEX "drive_steps_misfit" ON "drive_steps" USING btree ("received_at") WHERE "drive_steps"."misfit" is not null and "drive_steps"."noted_at" is null;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_subject" CHECK ("events"."subject_kind" in ('booking', 'payment', 'allocation', 'refund', 'quote', 'vehicle', 'driver', 'drive'));--> statement-breakpoint
-- Each press, and taking it back, is in the history of its booking; what a driver wrote is not.
CREATE TRIGGER drive_steps_event AFTER INSERT OR UPDATE OF undone_at, noted_at ON drive_steps
FOR EACH ROW EXECUTE FUNCTION keep_event('drive', 'step pressed_at driver_id amount_baht kilometres misfit undone_at noted_at');--> statement-breakpoint
-- A driver takes back that a drive was finished a moment ago.
CREATE OR REPLACE FUNCTION booking_arrows() RETURNS TABLE (from_status text, event text, to_status text, actors text[]) LANGUAGE sql IMMUTABLE AS $$
	VALUES
		('draft', 'start_payment', 'awaiting_payment', '{guest,staff}'::text[]),
		('draft', 'submit', 'requested', '{guest,staff}'),
		('draft', 'settle', 'confirmed', '{provider}'),
		('draft', 'abandon', 'expired', '{guest,provider}'),
		('draft', 'lapse', 'expired', '{clock}'),
		('draft', 'cancel', 'cancelled', '{guest,staff}'),
		('requested', 'lapse', 'expired', '{clock}'),
		('requested', 'accept', 'confirmed', '{guest,staff}'),
		('requested', 'decline', 'declined', '{staff}'),
		('requested', 'cancel', 'cancelled', '{guest,staff}'),
		('awaiting_payment', 'submit', 'requested', '{guest,staff}'),
		('awaiting_payment', 'settle', 'confirmed', '{provider}'),
		('awaiting_payment', 'decline', 'declined', '{staff}'),
		('awaiting_payment', 'abandon', 'expired', '{guest,provider}'),
		('awaiting_payment', 'lapse', 'expired', '{clock}'),
		('awaiting_payment', 'cancel', 'cancelled', '{guest,staff}'),
		('confirmed', 'cancel', 'cancelled', '{guest,staff}'),
		('confirmed', 'complete', 'completed', '{driver,staff,clock}'),
		('confirmed', 'miss', 'no_show', '{driver,staff}'),
		('expired', 'start_payment', 'awaiting_payment', '{guest,staff}'),
		('expired', 'submit', 'requested', '{guest,staff}'),
		('expired', 'settle', 'confirmed', '{provider}'),
		('expired', 'reinstate', 'confirmed', '{staff}'),
		('cancelled', 'reinstate', 'confirmed', '{staff}'),
		('confirmed', 'undo', 'requested', '{staff}'),
		('declined', 'undo', 'requested', '{staff}'),
		('completed', 'undo', 'confirmed', '{staff}'),
		('completed', 'resume', 'confirmed', '{driver}'),
		('no_show', 'undo', 'confirmed', '{staff}')
$$;
