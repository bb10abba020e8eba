CREATE TABLE "messages" (
  "id" text PRIMARY KEY,
  "name" text NOT NULL DEFAULT '',
  "email" text NOT NULL,
  "subject" text NOT NULL DEFAULT '',
  "message" text NOT NULL DEFAULT '',
  "created_at" bigint NOT NULL
);

CREATE TABLE "bookings" (
  "id" text PRIMARY KEY,
  "day" date NOT NULL,
  "time" text NOT NULL DEFAULT '',
  "name" text NOT NULL DEFAULT '',
  "email" text NOT NULL,
  "phone" text NOT NULL DEFAULT '',
  "service" text NOT NULL DEFAULT '',
  "notes" text NOT NULL DEFAULT '',
  "created_at" bigint NOT NULL,
  UNIQUE ("day", "time")
);

CREATE TABLE "reviews" (
  "id" text PRIMARY KEY,
  "name" text NOT NULL DEFAULT '',
  "rating" integer NOT NULL,
  "comment" text NOT NULL DEFAULT '',
  "date" date NOT NULL
);

CREATE TABLE "payments" (
  "id" text PRIMARY KEY,
  "name" text NOT NULL DEFAULT '',
  "email" text NOT NULL,
  "amount" text NOT NULL DEFAULT '',
  "checkout_url" text NOT NULL DEFAULT '',
  "created_at" bigint NOT NULL
);

CREATE TABLE "visitors" (
  "id" text PRIMARY KEY,
  "name" text NOT NULL DEFAULT '',
  "email" text NOT NULL,
  "phone" text NOT NULL DEFAULT '',
  "bio" text NOT NULL DEFAULT '',
  "company" text NOT NULL DEFAULT '',
  "website" text NOT NULL DEFAULT '',
  "password_hash" text NOT NULL DEFAULT '',
  "signed_in_at" bigint NOT NULL,
  UNIQUE ("email")
);

CREATE TABLE "visits" (
  "id" text PRIMARY KEY,
  "path" text NOT NULL DEFAULT '',
  "visitor" text NOT NULL DEFAULT '',
  "at" bigint NOT NULL
);

CREATE TABLE "notifications" (
  "id" text PRIMARY KEY,
  "type" text NOT NULL DEFAULT '',
  "title" text NOT NULL DEFAULT '',
  "message" text NOT NULL DEFAULT '',
  "read" boolean NOT NULL DEFAULT false,
  "timestamp" bigint NOT NULL
);

CREATE TABLE "audit_entries" (
  "id" text PRIMARY KEY,
  "actor" text NOT NULL DEFAULT '',
  "action" text NOT NULL DEFAULT '',
  "subject" text NOT NULL DEFAULT '',
  "at" bigint NOT NULL
);

CREATE TABLE "role_grants" (
  "id" text PRIMARY KEY,
  "visitor" text NOT NULL DEFAULT '',
  "role" text NOT NULL DEFAULT '',
  "granted_at" bigint NOT NULL,
  UNIQUE ("visitor", "role")
);

CREATE TABLE "sessions" (
  "id" text PRIMARY KEY,
  "visitor" text NOT NULL DEFAULT '',
  "device" text NOT NULL DEFAULT '',
  "started_at" bigint NOT NULL,
  "seen_at" bigint NOT NULL
);
