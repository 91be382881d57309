CREATE TABLE `log` (
	`table_id` text NOT NULL,
	`step` integer NOT NULL,
	`kind` text NOT NULL,
	`by` text NOT NULL,
	`user_id` text,
	`at` integer NOT NULL,
	`seat` integer,
	`move` text,
	`final` integer,
	PRIMARY KEY(`table_id`, `step`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`table_id` text NOT NULL,
	`step` integer NOT NULL,
	`body` text NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notices_table` ON `notices` (`table_id`,`id`);--> statement-breakpoint
CREATE TABLE `people` (
	`table_id` text NOT NULL,
	`position` integer NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`table_id`, `position`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `people_user` ON `people` (`user_id`,`table_id`);--> statement-breakpoint
CREATE TABLE `posts` (
	`table_id` text NOT NULL,
	`step` integer NOT NULL,
	`part` text NOT NULL,
	`ordinal` integer NOT NULL,
	`channel_id` text NOT NULL,
	`message_id` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`table_id`, `step`, `part`, `ordinal`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `tables` (
	`id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`step` integer NOT NULL,
	`game_id` text NOT NULL,
	`rules_version` integer NOT NULL,
	`options` text NOT NULL,
	`guild_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`thread_id` text,
	`host` text NOT NULL,
	`opened_at` integer NOT NULL,
	`rematch_of` text,
	`seed` text,
	`state` text,
	`detail` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tables_thread` ON `tables` (`thread_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `tables_rematch` ON `tables` (`rematch_of`) WHERE "status" <> 'abandoned' OR "thread_id" IS NOT NULL;