CREATE TABLE "visitors" (
  "id" text PRIMARY KEY,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "phone" text NOT NULL,
  "bio" text NOT NULL,
  "company" text NOT NULL,
  "website" text NOT NULL,
  "notifications" jsonb NOT NULL,
  "password_hash" text NULL CHECK ("password_hash" <> ''),
  "signed_in_at" timestamptz NOT NULL,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  UNIQUE ("email")
);

CREATE TABLE "messages" (
  "id" text PRIMARY KEY,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "subject" text NOT NULL,
  "message" text NOT NULL,
  "created_at" timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX "messages_created_at" ON "messages" ("created_at");

CREATE TABLE "bookings" (
  "id" text PRIMARY KEY,
  "visitor" text NULL,
  "day" date NULL,
  "time" text NULL,
  "when" text NULL,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "phone" text NOT NULL,
  "service" text NOT NULL,
  "notes" text NOT NULL,
  "confirmed" boolean NOT NULL DEFAULT false,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  UNIQUE ("day", "time"),
  FOREIGN KEY ("visitor") REFERENCES "visitors" ("id") ON DELETE SET NULL
);

CREATE INDEX "bookings_visitor" ON "bookings" ("visitor");

CREATE TABLE "reviews" (
  "id" text PRIMARY KEY,
  "name" text NOT NULL,
  "rating" integer NOT NULL CHECK ("rating" BETWEEN 1 AND 5),
  "comment" text NOT NULL,
  "date" date NOT NULL
);

CREATE INDEX "reviews_date" ON "reviews" ("date");

CREATE TABLE "payments" (
  "id" text PRIMARY KEY,
  "visitor" text NULL,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "amount" text NOT NULL,
  "checkout_url" text NOT NULL,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY ("visitor") REFERENCES "visitors" ("id") ON DELETE SET NULL
);

CREATE INDEX "payments_visitor" ON "payments" ("visitor");

CREATE INDEX "payments_created_at" ON "payments" ("created_at");

CREATE TABLE "visits" (
  "id" text PRIMARY KEY,
  "path" text NOT NULL,
  "visitor" text NULL,
  "at" timestamptz NOT NULL
);

CREATE INDEX "visits_at" ON "visits" ("at");

CREATE INDEX "visits_path_at" ON "visits" ("path", "at");

CREATE TABLE "notifications" (
  "id" text PRIMARY KEY,
  "visitor" text NULL,
  "type" text NOT NULL,
  "title" text NOT NULL,
  "message" text NOT NULL,
  "read" boolean NOT NULL DEFAULT false,
  "timestamp" timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY ("visitor") REFERENCES "visitors" ("id") ON DELETE CASCADE
);

CREATE INDEX "notifications_visitor_timestamp" ON "notifications" ("visitor", "timestamp");

CREATE TABLE "audit_entries" (
  "id" text PRIMARY KEY,
  "actor" text NOT NULL,
  "action" text NOT NULL,
  "subject" text NOT NULL,
  "at" timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX "audit_entries_at" ON "audit_entries" ("at");

CREATE INDEX "audit_entries_actor_at" ON "audit_entries" ("actor", "at");

CREATE FUNCTION "audit_entries_refuse"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'audit_entries are never changed or deleted'; END $$;

CREATE TRIGGER "audit_entries_row" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "audit_entries_refuse"();

CREATE TRIGGER "audit_entries_all" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "audit_entries_refuse"();

CREATE TABLE "role_grants" (
  "id" text PRIMARY KEY,
  "visitor" text NOT NULL,
  "role" text NOT NULL,
  "granted_at" timestamptz NOT NULL DEFAULT now(),
  UNIQUE ("visitor", "role"),
  FOREIGN KEY ("visitor") REFERENCES "visitors" ("id") ON DELETE CASCADE
);

CREATE TABLE "sessions" (
  "id" text PRIMARY KEY,
  "visitor" text NOT NULL,
  "token_hash" text NOT NULL CHECK ("token_hash" <> ''),
  "device" text NOT NULL,
  "started_at" timestamptz NOT NULL DEFAULT now(),
  "seen_at" timestamptz NOT NULL,
  "expires_at" timestamptz NOT NULL,
  CHECK ("expires_at" > "started_at"),
  UNIQUE ("token_hash"),
  FOREIGN KEY ("visitor") REFERENCES "visitors" ("id") ON DELETE CASCADE
);

CREATE INDEX "sessions_visitor" ON "sessions" ("visitor");

CREATE INDEX "sessions_expires_at" ON "sessions" ("expires_at");

CREATE TABLE "second_factors" (
  "id" text PRIMARY KEY,
  "visitor" text NOT NULL,
  "secret" text NOT NULL CHECK ("secret" <> ''),
  "last_step" integer NULL,
  "confirmed_at" timestamptz NULL,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  UNIQUE ("visitor"),
  FOREIGN KEY ("visitor") REFERENCES "visitors" ("id") ON DELETE CASCADE
);
