ALTER TABLE "mails" ADD COLUMN "digest_id" uuid;--> statement-breakpoint
CREATE INDEX "mails_in_digest" ON "mails" USING btree ("digest_id") WHERE "mails"."status" = 'in-digest';