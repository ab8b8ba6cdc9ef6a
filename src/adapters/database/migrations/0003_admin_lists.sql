DROP INDEX "bookings_created_at";--> statement-breakpoint
DROP INDEX "custom_trip_requests_created_at";--> statement-breakpoint
DROP INDEX "newsletter_subscriptions_created_at";--> statement-breakpoint
DROP INDEX "taxi_requests_created_at";--> statement-breakpoint
DROP INDEX "testimonials_created_at";--> statement-breakpoint
CREATE INDEX "bookings_newest" ON "bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "custom_trip_requests_newest" ON "custom_trip_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_subject" ON "mails" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_newest" ON "newsletter_subscriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_attention" ON "payments" USING btree ("created_at") WHERE "payments"."status" = 'needs_attention';--> statement-breakpoint
CREATE INDEX "taxi_requests_newest" ON "taxi_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "testimonials_newest" ON "testimonials" USING btree ("created_at","id");