import type { DatabaseId } from '@sitewright/catalog'

/** The commands that apply each migration once: the database itself records which it has. */
interface Migration {
  /** The head comment of the script. */
  about: string
  lines: readonly string[]
}

const each = (ending: string, body: readonly string[], before: readonly string[] = []): string[] => [
  ...before,
  `for file in *.${ending}; do`,
  ...body.map((line) => (line === '' ? line : `  ${line}`)),
  'done'
]

const migrations: Record<DatabaseId, Migration> = {
  postgresql: {
    about:
      'Applies the files of this folder in the order of their names, each once and each as a whole. The table schema_migrations of the database knows which it has.',
    lines: [
      'export PGPASSWORD="${PGPASSWORD:-${DATABASE_PASSWORD:-}}"',
      'for file in *.sql; do',
      '  psql "$DATABASE_URL" --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set name="$file" --single-transaction --file=- <<\'SQL\'',
      'SET client_min_messages = warning;',
      "SELECT pg_advisory_xact_lock(hashtext('schema_migrations')) \\g /dev/null",
      'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now());',
      "SELECT NOT EXISTS (SELECT FROM schema_migrations WHERE name = :'name') AS pending \\gset",
      '\\if :pending',
      '\\echo Applying :name',
      '\\i :name',
      "INSERT INTO schema_migrations (name) VALUES (:'name');",
      '\\endif',
      'SQL',
      'done'
    ]
  },
  mysql: {
    about:
      'Applies the files of this folder in the order of their names, each once. The table schema_migrations of the database knows which it has. MySQL cannot take a file back that failed halfway: repair that one by hand.',
    lines: each(
      'sql',
      [
        'case "$file" in *[!A-Za-z0-9_.-]*) echo "Rename $file: letters, digits, _ . and - only" >&2; exit 1 ;; esac',
        'if [ "$(echo "SELECT 1 FROM schema_migrations WHERE name = \'$file\';" | run)" = 1 ]; then continue; fi',
        'echo "Applying $file"',
        '{ cat "$file"; echo; echo "INSERT INTO schema_migrations (name) VALUES (\'$file\');"; } | run'
      ],
      [
        'run() { mysql --defaults-extra-file="$MYSQL_DEFAULTS" --batch --skip-column-names site; }',
        'echo "CREATE TABLE IF NOT EXISTS schema_migrations (name varchar(255) PRIMARY KEY, applied_at timestamp(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3));" | run'
      ]
    )
  },
  mongodb: {
    about:
      'Applies the files of this folder in the order of their names, each once. The collection schemaMigrations of the database knows which it has.',
    lines: each('json', [
      'FILE="$file" mongosh "$DATABASE_URL" --quiet --eval \'',
      '  const name = process.env.FILE',
      '  if (db.schemaMigrations.findOne({ _id: name }) === null) {',
      '    print("Applying " + name)',
      '    JSON.parse(require("fs").readFileSync(name, "utf8")).forEach(function (each) {',
      '      db.createCollection(each.create, { validator: each.validator })',
      '      each.indexes.forEach(function (index) { db[each.create].createIndex(index.key, index.options) })',
      '    })',
      '    db.schemaMigrations.insertOne({ _id: name, appliedAt: new Date() })',
      "  }'"
    ])
  },
  dynamodb: {
    about:
      'Deploys each file of this folder as a stack of its own, in the order of their names. CloudFormation knows which it has.',
    lines: each('json', [
      'stack="site-database-$(basename "$file" .json | tr _ -)"',
      'aws cloudformation deploy --no-fail-on-empty-changeset --stack-name "$stack" --template-file "$file"'
    ])
  },
  cosmosdb: {
    about:
      'Deploys each file of this folder in the order of their names. A deployment that changes nothing does nothing.',
    lines: each('json', [
      'az deployment group create --resource-group "$COSMOS_GROUP" --parameters account="$COSMOS_ACCOUNT" --template-file "$file"'
    ])
  },
  firestore: {
    about: 'Puts the rules of this folder in force.',
    lines: ['firebase deploy --only firestore:rules --project "$FIREBASE_PROJECT"']
  }
}

/** The script migrate.sh of a database. */
export function migrateScript(id: DatabaseId): string {
  const { about, lines } = migrations[id]
  return `${['#!/bin/sh', `# ${about}`, 'set -eu', 'cd "$(dirname "$0")"', ...lines].join('\n')}\n`
}
