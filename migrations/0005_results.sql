CREATE TABLE `boards` (
	`id` integer PRIMARY KEY NOT NULL,
	`guild_id` text NOT NULL,
	`game_id` text NOT NULL,
	`period` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `boards_place` ON `boards` (`guild_id`,`game_id`,`period`);--> statement-breakpoint
CREATE TABLE `members` (
	`guild_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text,
	`present` integer NOT NULL,
	PRIMARY KEY(`guild_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `members_person` ON `members` (`user_id`);--> statement-breakpoint
CREATE TABLE `placings` (
	`result` integer NOT NULL,
	`seat` integer NOT NULL,
	`guild_id` text NOT NULL,
	`game_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text,
	`place` integer NOT NULL,
	`scores` text NOT NULL,
	`total` integer NOT NULL,
	`left_early` integer NOT NULL,
	`was_away` integer NOT NULL,
	`own_moves` integer NOT NULL,
	`figures` text NOT NULL,
	`mu_before` real,
	`sigma_before` real,
	`mu_after` real,
	`sigma_after` real,
	PRIMARY KEY(`result`, `seat`),
	FOREIGN KEY (`result`) REFERENCES `results`(`number`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `placings_person` ON `placings` (`user_id`,`guild_id`,`game_id`,`result`);--> statement-breakpoint
CREATE TABLE `ranks` (
	`board_id` integer NOT NULL,
	`measure` text NOT NULL,
	`level` integer NOT NULL,
	`prefix` integer NOT NULL,
	`present` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`board_id`, `measure`, `level`, `prefix`, `present`),
	FOREIGN KEY (`board_id`) REFERENCES `boards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `results` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`table_id` text NOT NULL,
	`guild_id` text NOT NULL,
	`game_id` text NOT NULL,
	`rules_version` integer NOT NULL,
	`options` text NOT NULL,
	`moves` integer NOT NULL,
	`played_out` integer NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `results_table` ON `results` (`table_id`);--> statement-breakpoint
CREATE INDEX `results_field` ON `results` (`guild_id`,`game_id`,`number`);--> statement-breakpoint
CREATE TABLE `tallies` (
	`board_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`present` integer NOT NULL,
	`matches` integer NOT NULL,
	`wins` integer NOT NULL,
	`scored` integer NOT NULL,
	`sum` integer NOT NULL,
	`best` integer,
	`mu` real NOT NULL,
	`sigma` real NOT NULL,
	`last_played_at` integer NOT NULL,
	`rating` integer,
	`win_rate` integer,
	`average` integer,
	PRIMARY KEY(`board_id`, `user_id`),
	FOREIGN KEY (`board_id`) REFERENCES `boards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tallies_person` ON `tallies` (`user_id`);--> statement-breakpoint
CREATE INDEX `tallies_rating` ON `tallies` (`board_id`,`present`,`rating`,`user_id`);--> statement-breakpoint
CREATE INDEX `tallies_wins` ON `tallies` (`board_id`,`present`,`wins`,`user_id`);--> statement-breakpoint
CREATE INDEX `tallies_win_rate` ON `tallies` (`board_id`,`present`,`win_rate`,`user_id`);--> statement-breakpoint
CREATE INDEX `tallies_best` ON `tallies` (`board_id`,`present`,`best`,`user_id`);--> statement-breakpoint
CREATE INDEX `tallies_average` ON `tallies` (`board_id`,`present`,`average`,`user_id`);--> statement-breakpoint
CREATE TABLE `to_record` (
	`table_id` text PRIMARY KEY NOT NULL,
	`finished_at` integer NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `to_record_order` ON `to_record` (`finished_at`,`table_id`);--> statement-breakpoint
-- Matches that are finished already leave their results too.
INSERT INTO `to_record` (`table_id`, `finished_at`) SELECT `id`, `detail` ->> '$.finishedAt' FROM `tables` WHERE `status` = 'finished';
