CREATE TABLE `servers` (
	`guild_id` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tables_open` ON `tables` (`guild_id`,`status`,`opened_at`,`id`) WHERE "status" IN ('lobby', 'playing');