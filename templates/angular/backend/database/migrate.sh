#!/bin/sh
# Applies the files of this folder in the order of their names, each once and each as a whole. The table schema_migrations of the database knows which it has.
set -eu
cd "$(dirname "$0")"
export PGPASSWORD="${PGPASSWORD:-${DATABASE_PASSWORD:-}}"
for file in *.sql; do
  psql "$DATABASE_URL" --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set name="$file" --single-transaction --file=- <<'SQL'
SET client_min_messages = warning;
SELECT pg_advisory_xact_lock(hashtext('schema_migrations')) \g /dev/null
CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now());
SELECT NOT EXISTS (SELECT FROM schema_migrations WHERE name = :'name') AS pending \gset
\if :pending
\echo Applying :name
\i :name
INSERT INTO schema_migrations (name) VALUES (:'name');
\endif
SQL
done
