CREATE TABLE "last_times" (
	"event" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mails_queued" ON "mails" USING btree ("created_at") WHERE "mails"."status" = 'queued';--> statement-breakpoint
INSERT INTO "last_times" ("event") VALUES ('made');
