CREATE TABLE `beats` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `timers` (
	`table_id` text NOT NULL,
	`kind` text NOT NULL,
	`seat` integer,
	`at` integer NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `timers_table` ON `timers` (`table_id`,`kind`,`seat`);--> statement-breakpoint
CREATE INDEX `timers_due` ON `timers` (`at`);--> statement-breakpoint
ALTER TABLE `tables` ADD `pace` text DEFAULT 'relaxed' NOT NULL;--> statement-breakpoint
-- A match that was going on without deadlines goes on without, and nothing has become of its seats yet.
UPDATE `tables` SET `detail` = json_set(
	`detail`,
	'$.toldNext', json('[]'),
	'$.clocks', json('[]'),
	'$.putDown', json('[]'),
	'$.banks', (SELECT json_group_array(0) FROM `people` WHERE `table_id` = `tables`.`id`),
	'$.missed', (SELECT json_group_array(0) FROM `people` WHERE `table_id` = `tables`.`id`),
	'$.away', json('[]'),
	'$.resigned', json('[]'),
	'$.paused', json('null'),
	'$.unreachable', json('null'),
	'$.proposals', json('[]')
) WHERE `status` = 'playing';
--> statement-breakpoint
-- A lobby closes a day after it was opened, with a warning four hours before.
INSERT INTO `timers` (`table_id`, `kind`, `at`) SELECT `id`, 'warn', `opened_at` + 72000000 FROM `tables` WHERE `status` = 'lobby';
--> statement-breakpoint
INSERT INTO `timers` (`table_id`, `kind`, `at`) SELECT `id`, 'close', `opened_at` + 86400000 FROM `tables` WHERE `status` = 'lobby';
--> statement-breakpoint
-- What waits to be told is told in the words of this version.
UPDATE `notices` SET `body` = json_set(`body`, '$.table.pace', 'relaxed');
--> statement-breakpoint
UPDATE `notices` SET `body` = json_set(
	`body`,
	'$.notice.facts', json('{"clocks":[],"away":[],"resigned":[],"paused":null,"proposals":[],"vacations":[]}')
) WHERE `body` ->> '$.notice.kind' IN ('started', 'moved', 'taken-back');
--> statement-breakpoint
UPDATE `notices` SET `body` = json_set(`body`, '$.notice.by', 'player') WHERE `body` ->> '$.notice.kind' = 'moved';
--> statement-breakpoint
UPDATE `notices` SET `body` = json_set(`body`, '$.notice.closesAt', json('null')) WHERE `body` ->> '$.notice.kind' = 'lobby';
--> statement-breakpoint
UPDATE `notices` SET `body` = json_set(
	`body`,
	'$.notice.why', iif(`body` ->> '$.notice.by' = `body` ->> '$.table.host', 'host', 'moderator')
) WHERE `body` ->> '$.notice.kind' = 'ended';
