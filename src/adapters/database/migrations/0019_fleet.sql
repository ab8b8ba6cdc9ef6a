-- For equality of ids beside overlap of ranges. PostgreSQL trusts it: whoever may CREATE in the database may install it.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "allocations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid,
	"leg_id" uuid,
	"vehicle_id" uuid,
	"driver_id" uuid,
	"busy_from" timestamp with time zone NOT NULL,
	"busy_until" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp with time zone,
	"reason" text,
	"pinned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "allocations_status" CHECK ("allocations"."status" in ('held', 'firm', 'released')),
	CONSTRAINT "allocations_time" CHECK ("allocations"."busy_until" > "allocations"."busy_from" and isfinite("allocations"."busy_from") and isfinite("allocations"."busy_until")),
	CONSTRAINT "allocations_hold" CHECK (("allocations"."status" = 'held') = ("allocations"."expires_at" is not null)),
	CONSTRAINT "allocations_shape" CHECK (case when "allocations"."booking_id" is null
        then "allocations"."leg_id" is null and "allocations"."status" <> 'held' and num_nonnulls("allocations"."vehicle_id", "allocations"."driver_id") = 1
        else "allocations"."leg_id" is not null and "allocations"."vehicle_id" is not null end)
);
--> statement-breakpoint
CREATE TABLE "blackouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"tour_id" text,
	"vehicle_class" text,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blackouts_days" CHECK ("blackouts"."last_day" >= "blackouts"."first_day" and isfinite("blackouts"."first_day") and isfinite("blackouts"."last_day")),
	CONSTRAINT "blackouts_class" CHECK ("blackouts"."vehicle_class" in ('car', 'suv', 'van'))
);
--> statement-breakpoint
CREATE TABLE "drivers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"languages" text[] DEFAULT '{"th"}' NOT NULL,
	"licence_expires_on" date,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"class" text NOT NULL,
	"seats" integer NOT NULL,
	"bags" integer NOT NULL,
	"plate" text NOT NULL,
	"usual_driver_id" uuid,
	"insurance_expires_on" date,
	"inspection_expires_on" date,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicles_plate_unique" UNIQUE("plate"),
	CONSTRAINT "vehicles_class" CHECK ("vehicles"."class" in ('car', 'suv', 'van')),
	CONSTRAINT "vehicles_room" CHECK ("vehicles"."seats" between 1 and 50 and "vehicles"."bags" between 0 and 50)
);
--> statement-breakpoint
ALTER TABLE "legs" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legs" ADD CONSTRAINT "legs_id_booking" UNIQUE("id","booking_id");--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_leg" FOREIGN KEY ("leg_id","booking_id") REFERENCES "public"."legs"("id","booking_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_usual_driver_id_drivers_id_fk" FOREIGN KEY ("usual_driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "allocations_leg_once" ON "allocations" USING btree ("leg_id") WHERE "allocations"."status" <> 'released';--> statement-breakpoint
CREATE INDEX "allocations_booking" ON "allocations" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "blackouts_last_day" ON "blackouts" USING btree ("last_day");--> statement-breakpoint
ALTER TABLE "legs" ADD CONSTRAINT "legs_times" CHECK (isfinite("legs"."starts_at") and ("legs"."ends_at" is null or (isfinite("legs"."ends_at") and "legs"."ends_at" > "legs"."starts_at")));--> statement-breakpoint
-- No vehicle and no driver is in two places. Drizzle cannot describe these two.
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_vehicle_once" EXCLUDE USING gist ("vehicle_id" WITH =, tstzrange("busy_from", "busy_until") WITH &&) WHERE ("status" <> 'released');--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_driver_once" EXCLUDE USING gist ("driver_id" WITH =, tstzrange("busy_from", "busy_until") WITH &&) WHERE ("status" <> 'released');
