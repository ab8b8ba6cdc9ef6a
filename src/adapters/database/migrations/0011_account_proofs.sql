-- Nor can the records be emptied at once. A restore, which puts other rows into them, switches this off while it works.
CREATE FUNCTION never_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % can only be added', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_never_emptied BEFORE TRUNCATE ON audit_log
FOR EACH STATEMENT EXECUTE FUNCTION never_emptied();
--> statement-breakpoint
CREATE TRIGGER status_changes_never_emptied BEFORE TRUNCATE ON status_changes
FOR EACH STATEMENT EXECUTE FUNCTION never_emptied();
--> statement-breakpoint
CREATE TRIGGER erasures_never_emptied BEFORE TRUNCATE ON erasures
FOR EACH STATEMENT EXECUTE FUNCTION never_emptied();
--> statement-breakpoint
-- A link to confirm an address is stored as one to a new password now; those that are out go on working. One that was
-- used stayed in the table, and must not come back to life.
DELETE FROM verifications USING users
WHERE identifier = 'confirm-email:' || users.id AND email_verified;
--> statement-breakpoint
UPDATE verifications SET identifier = 'reset-password:' || value, value = substr(identifier, 15)
WHERE identifier LIKE 'confirm-email:%';
--> statement-breakpoint
-- Opening a link was enough to confirm an address, so the password may be that of a stranger. Whoever holds no role
-- sets a new one by mail before the next sign-in.
UPDATE accounts SET password = NULL
FROM users WHERE users.id = user_id AND email_verified
AND NOT EXISTS (SELECT FROM user_roles WHERE user_roles.user_id = users.id);
--> statement-breakpoint
DELETE FROM sessions USING users
WHERE users.id = user_id AND email_verified
AND NOT EXISTS (SELECT FROM user_roles WHERE user_roles.user_id = users.id);
