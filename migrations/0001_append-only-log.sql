-- The log is only ever added to: its rows go with their table and in no other way. A person's id may be
-- taken out of it, since people may ask for that.
CREATE TRIGGER `log_keeps_its_rows`
BEFORE DELETE ON `log`
WHEN EXISTS (SELECT 1 FROM `tables` WHERE `id` = OLD.`table_id`)
BEGIN
	SELECT RAISE(ABORT, 'The log is only added to.');
END;
--> statement-breakpoint
CREATE TRIGGER `log_keeps_its_words`
BEFORE UPDATE OF `table_id`, `step`, `kind`, `by`, `at`, `seat`, `move`, `final` ON `log`
BEGIN
	SELECT RAISE(ABORT, 'The log is only added to.');
END;
