CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vehicle_id" uuid,
	"driver_id" uuid,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photos_vehicle_id_unique" UNIQUE("vehicle_id"),
	CONSTRAINT "photos_driver_id_unique" UNIQUE("driver_id"),
	CONSTRAINT "photos_subject" CHECK (num_nonnulls("photos"."vehicle_id", "photos"."driver_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;