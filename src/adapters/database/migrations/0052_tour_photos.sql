CREATE TABLE "tour_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tour_id" text NOT NULL,
	"position" integer NOT NULL,
	"caption" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "photos" DROP CONSTRAINT "photos_subject";--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "tour_photo_id" uuid;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "width" integer;--> statement-breakpoint
CREATE INDEX "tour_photos_tour" ON "tour_photos" USING btree ("tour_id","position");--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_tour_photo_id_tour_photos_id_fk" FOREIGN KEY ("tour_photo_id") REFERENCES "public"."tour_photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "photos_tour_photo" ON "photos" USING btree ("tour_photo_id","width");--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_subject" CHECK (num_nonnulls("photos"."vehicle_id", "photos"."driver_id", "photos"."tour_photo_id") = 1
        and ("photos"."tour_photo_id" is null) = ("photos"."width" is null));
--> statement-breakpoint
CREATE TRIGGER public_change_tour_photos AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tour_photos
FOR EACH STATEMENT EXECUTE FUNCTION tell_table_change();
