-- Whoever keeps pages is told when something has changed that visitors may see: of the reviews, those that are approved.
CREATE FUNCTION tell_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE shows boolean := true;
BEGIN
	CASE TG_OP
	WHEN 'INSERT' THEN
		shows := EXISTS (SELECT FROM added WHERE is_approved);
	WHEN 'DELETE' THEN
		shows := EXISTS (SELECT FROM removed WHERE is_approved);
	WHEN 'UPDATE' THEN
		shows := EXISTS (SELECT FROM added WHERE is_approved UNION ALL SELECT FROM removed WHERE is_approved);
	ELSE
		NULL;
	END CASE;
	IF shows THEN
		NOTIFY public_change;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER public_change_added AFTER INSERT ON testimonials
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
--> statement-breakpoint
CREATE TRIGGER public_change_removed AFTER DELETE ON testimonials
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
--> statement-breakpoint
CREATE TRIGGER public_change_changed AFTER UPDATE ON testimonials
REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
--> statement-breakpoint
CREATE TRIGGER public_change_emptied AFTER TRUNCATE ON testimonials
FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
