CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text,
	"email" text NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"subscription_source" text NOT NULL,
	"confirmation_id" uuid NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscriptions_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "taxi_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"request_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"name" text NOT NULL,
	"country" text,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"whatsapp" text,
	"pickup" text NOT NULL,
	"dropoff" text NOT NULL,
	"service" text NOT NULL,
	"vehicle" text NOT NULL,
	"passengers" integer NOT NULL,
	"luggage" integer NOT NULL,
	"pickup_date" date NOT NULL,
	"pickup_time" text NOT NULL,
	"return_date" date,
	"return_time" text,
	"notes" text,
	"status" text DEFAULT 'requested' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "taxi_requests_reference_unique" UNIQUE("reference"),
	CONSTRAINT "taxi_requests_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "taxi_requests_passengers" CHECK ("taxi_requests"."passengers" between 1 and 9)
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_country" text,
	"rating" integer NOT NULL,
	"review_text" text NOT NULL,
	"tour_name" text NOT NULL,
	"review_date" date NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "testimonials_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "testimonials_rating" CHECK ("testimonials"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_created_at" ON "newsletter_subscriptions" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "taxi_requests_created_at" ON "taxi_requests" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "testimonials_created_at" ON "testimonials" USING btree ("created_at" DESC NULLS LAST);