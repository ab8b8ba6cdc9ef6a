CREATE TABLE "booking_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"event" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"request_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"token_hash" text NOT NULL,
	"channel" text NOT NULL,
	"status" text NOT NULL,
	"tour_id" text,
	"tour_name" text NOT NULL,
	"origin" text,
	"vehicle" text,
	"vehicle_text" text NOT NULL,
	"travel_date" date NOT NULL,
	"guests" integer NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"hotel_name" text,
	"pickup_location" text,
	"special_requests" text,
	"price_baht" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_reference_unique" UNIQUE("reference"),
	CONSTRAINT "bookings_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "bookings_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "bookings_guests" CHECK ("bookings"."guests" between 1 and 50),
	CONSTRAINT "bookings_price" CHECK ("bookings"."price_baht" > 0)
);
--> statement-breakpoint
CREATE TABLE "custom_trip_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"request_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"country" text,
	"number_of_guests" integer NOT NULL,
	"more_than_eight" boolean DEFAULT false NOT NULL,
	"number_of_days" integer NOT NULL,
	"start_date" date,
	"end_date" date,
	"budget_range" text,
	"locations" text[] NOT NULL,
	"day_plans" jsonb NOT NULL,
	"special_requirements" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "custom_trip_requests_reference_unique" UNIQUE("reference"),
	CONSTRAINT "custom_trip_requests_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "custom_trip_requests_guests" CHECK ("custom_trip_requests"."number_of_guests" between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "sandbox_mailbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" text NOT NULL,
	"to_address" text NOT NULL,
	"from_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_mailbox_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"to_address" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"message_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mails_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid,
	"provider" text NOT NULL,
	"purpose" text DEFAULT 'full' NOT NULL,
	"status" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"amount_satang" integer NOT NULL,
	"currency" text NOT NULL,
	"session_id" text,
	"payment_intent_id" text,
	"checkout_url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"attention_reason" text,
	"received_satang" integer,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "payments_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "payments_payment_intent_id_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_satang" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"session_id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"payment_id" text NOT NULL,
	"reference" text NOT NULL,
	"description" text NOT NULL,
	"amount_satang" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"paid" boolean DEFAULT false NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_checkouts_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "booking_history" ADD CONSTRAINT "booking_history_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_history_booking" ON "booking_history" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "bookings_created_at" ON "bookings" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bookings_travel_date" ON "bookings" USING btree ("travel_date");--> statement-breakpoint
CREATE INDEX "custom_trip_requests_created_at" ON "custom_trip_requests" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sandbox_mailbox_created_at" ON "sandbox_mailbox" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "mails_once" ON "mails" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "mails_undeliverable" ON "mails" USING btree ("created_at") WHERE "mails"."status" = 'undeliverable';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_payable" ON "payments" USING btree ("booking_id") WHERE "payments"."status" in ('creating', 'open');--> statement-breakpoint
CREATE INDEX "payments_booking" ON "payments" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "payments_unsettled" ON "payments" USING btree ("created_at") WHERE "payments"."status" in ('creating', 'open');