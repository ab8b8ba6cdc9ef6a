CREATE TABLE "drive_photos" (
	"step_id" uuid PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"taken_at" timestamp with time zone,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "drive_steps" ADD COLUMN "photo_coming" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "drive_photos" ADD CONSTRAINT "drive_photos_step_id_drive_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."drive_steps"("id") ON DELETE cascade ON UPDATE no action;