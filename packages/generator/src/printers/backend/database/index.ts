import type { DatabaseId } from '@sitewright/catalog'
import { file, type File } from '@sitewright/project'
import type { Variable } from '../../../formats/dotenv.ts'
import { json } from '../../../formats/json.ts'
import type { Yaml } from '../../../formats/yaml.ts'
import type { Order } from '../../../order.ts'
import { entitiesOf, type Entity } from '../model.ts'
import { cosmosTemplate, dynamoStack, firestoreRules, mongoSchema } from './documents.ts'
import { sqlSchema } from './sql.ts'

/** A database: its first schema, the command that applies a file, and the service that runs it at home. */
interface Database {
  schema: (entities: readonly Entity[]) => File
  /** Shell command that applies the file "$1". */
  apply: string
  /** Variables that it reads besides the address. */
  needs?: readonly Variable[]
  service: Yaml
  url: string
}

const folder = 'backend/database'

const databases: Record<DatabaseId, Database> = {
  postgresql: {
    schema: (entities) => file(`${folder}/0001_init.sql`, sqlSchema(entities, 'postgresql')),
    apply: 'psql "$DATABASE_URL" --set ON_ERROR_STOP=1 --single-transaction --file "$1"',
    service: service('postgres:17-alpine', 5432, '/var/lib/postgresql/data', {
      POSTGRES_DB: 'site',
      POSTGRES_USER: 'site',
      POSTGRES_PASSWORD: '${DATABASE_PASSWORD:?set it in .env}'
    }),
    url: 'postgresql://site@localhost:5432/site'
  },
  mysql: {
    schema: (entities) => file(`${folder}/0001_init.sql`, sqlSchema(entities, 'mysql')),
    apply: 'mysql --defaults-extra-file="$MYSQL_DEFAULTS" site < "$1"',
    needs: [
      {
        name: 'MYSQL_DEFAULTS',
        about: 'A file of client options with host, user and password, for migrate.sh.'
      }
    ],
    service: service('mysql:8.4', 3306, '/var/lib/mysql', {
      MYSQL_DATABASE: 'site',
      MYSQL_USER: 'site',
      MYSQL_PASSWORD: '${DATABASE_PASSWORD:?set it in .env}',
      MYSQL_RANDOM_ROOT_PASSWORD: 'yes'
    }),
    url: 'mysql://site@localhost:3306/site'
  },
  mongodb: {
    schema: (entities) => file(`${folder}/0001_init.json`, json(mongoSchema(entities))),
    apply:
      "mongosh \"$DATABASE_URL\" --quiet --eval \"JSON.parse(require('fs').readFileSync('$1', 'utf8')).forEach(function (each) { db.createCollection(each.create, { validator: each.validator }); each.indexes.forEach(function (index) { db[each.create].createIndex(index.key, { unique: index.unique }) }) })\"",
    service: service('mongo:8', 27017, '/data/db', {}),
    url: 'mongodb://localhost:27017/site'
  },
  dynamodb: {
    schema: (entities) => file(`${folder}/0001_init.json`, json(dynamoStack(entities))),
    apply: 'aws cloudformation deploy --stack-name site-database --template-file "$1"',
    service: service('amazon/dynamodb-local:latest', 8000, '/home/dynamodblocal/data', {}),
    url: 'http://localhost:8000'
  },
  cosmosdb: {
    schema: (entities) => file(`${folder}/0001_init.json`, json(cosmosTemplate(entities))),
    apply:
      'az deployment group create --resource-group "$COSMOS_GROUP" --parameters account="$COSMOS_ACCOUNT" --template-file "$1"',
    needs: [
      { name: 'COSMOS_GROUP', about: 'The resource group of the Cosmos DB account, for migrate.sh.' },
      { name: 'COSMOS_ACCOUNT', about: 'The name of the account.' }
    ],
    service: service(
      'mcr.microsoft.com/cosmosdb/linux/azure-cosmos-emulator:vnext-preview',
      8081,
      '/data',
      {}
    ),
    url: 'http://localhost:8081'
  },
  firestore: {
    schema: (entities) => file(`${folder}/firestore.rules`, firestoreRules(entities)),
    apply: 'firebase deploy --only firestore:rules --project "$FIREBASE_PROJECT"',
    needs: [{ name: 'FIREBASE_PROJECT', about: 'The id of the project, for migrate.sh.' }],
    service: service('gcr.io/google.com/cloudsdktool/google-cloud-cli:emulators', 8080, '/data', {}, [
      'gcloud',
      'emulators',
      'firestore',
      'start',
      '--host-port=0.0.0.0:8080'
    ]),
    url: 'http://localhost:8080'
  }
}

function service(
  image: string,
  port: number,
  data: string,
  environment: Record<string, string>,
  command?: readonly string[]
): Yaml {
  return {
    image,
    ...(command === undefined ? {} : { command }),
    ...(Object.keys(environment).length === 0 ? {} : { environment }),
    ports: [`127.0.0.1:${port}:${port}`],
    volumes: [`database:${data}`],
    restart: 'unless-stopped'
  }
}

/** The database of a site's server; where migrations were chosen without one, PostgreSQL. */
export function databaseOf({ site }: Order): (Database & { id: DatabaseId }) | undefined {
  const { database, enabled, migrations } = site.enterpriseConfig
  const id = database === '' && migrations ? 'postgresql' : database
  return enabled && id !== '' ? { id, ...databases[id] } : undefined
}

/** The first schema and, with migrations, the script that applies what is new and remembers it. */
export function databaseFiles(order: Order): File[] {
  const database = databaseOf(order)
  if (database === undefined) return []
  const schema = database.schema(entitiesOf(order))
  return [schema, ...(order.site.enterpriseConfig.migrations ? [migrate(schema.path, database.apply)] : [])]
}

function migrate(schema: string, apply: string): File {
  const lines = [
    '#!/bin/sh',
    '# Applies the files of this folder in the order of their names, each once. What was applied is kept in .applied.',
    'set -eu',
    'cd "$(dirname "$0")"',
    'touch .applied',
    `apply() { ${apply}; }`,
    `for file in *.${schema.slice(schema.lastIndexOf('.') + 1)}; do`,
    '  if grep -qxF "$file" .applied; then continue; fi',
    '  echo "Applying $file"',
    '  apply "$file"',
    '  echo "$file" >> .applied',
    'done'
  ]
  return file(`${folder}/migrate.sh`, `${lines.join('\n')}\n`)
}
