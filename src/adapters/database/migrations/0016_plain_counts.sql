-- The dashboard counts the rows of its lists when it shows them. With each function go its triggers.
DROP FUNCTION tally_bookings() CASCADE;--> statement-breakpoint
DROP FUNCTION tally_custom_trip_requests() CASCADE;--> statement-breakpoint
DROP FUNCTION tally_mails() CASCADE;--> statement-breakpoint
DROP FUNCTION tally_newsletter_subscriptions() CASCADE;--> statement-breakpoint
DROP FUNCTION tally_taxi_requests() CASCADE;--> statement-breakpoint
DROP FUNCTION tally_testimonials() CASCADE;--> statement-breakpoint
DROP FUNCTION tally(text, text, bigint);--> statement-breakpoint
DROP TABLE "tallies" CASCADE;
