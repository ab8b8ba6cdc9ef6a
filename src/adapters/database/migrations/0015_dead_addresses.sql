CREATE TABLE "dead_addresses" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "dead_addresses_pkey" PRIMARY KEY("day","path")
);
