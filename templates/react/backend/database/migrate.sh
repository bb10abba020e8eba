#!/bin/sh
# Applies the files of this folder in the order of their names, each once. What was applied is kept in .applied.
set -eu
cd "$(dirname "$0")"
touch .applied
apply() { psql "$DATABASE_URL" --set ON_ERROR_STOP=1 --single-transaction --file "$1"; }
for file in *.sql; do
  if grep -qxF "$file" .applied; then continue; fi
  echo "Applying $file"
  apply "$file"
  echo "$file" >> .applied
done
