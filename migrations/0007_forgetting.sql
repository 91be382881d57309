CREATE TABLE `forgettings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`pseudonym` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `leftovers` (
	`id` integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `removals` (
	`guild_id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `log_person` ON `log` (`user_id`,`table_id`);