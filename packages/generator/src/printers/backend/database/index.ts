import type { DatabaseId } from '@sitewright/catalog'
import { file, type File } from '@sitewright/project'
import type { Variable } from '../../../formats/dotenv.ts'
import { json } from '../../../formats/json.ts'
import type { Yaml } from '../../../formats/yaml.ts'
import type { GenerationPlan } from '../../../generation-plan.ts'
import { entitiesOf, type Entity } from '../model.ts'
import { cosmosTemplate, dynamoStack, firestoreRules, mongoSchema } from './documents.ts'
import { migrateScript } from './migrate.ts'
import { sqlSchema } from './sql.ts'

/** A database: its first schema, what its tools read besides, and the service that runs it at home. */
interface Database {
  schema: (entities: readonly Entity[]) => readonly File[]
  /** Variables that it reads besides the address. */
  needs?: readonly Variable[]
  service: Yaml
  url: string
}

const folder = 'backend/database'

const databases: Record<DatabaseId, Database> = {
  postgresql: {
    schema: (entities) => [file(`${folder}/0001_init.sql`, sqlSchema(entities, 'postgresql'))],
    service: service('postgres:17-alpine', 5432, '/var/lib/postgresql/data', {
      POSTGRES_DB: 'site',
      POSTGRES_USER: 'site',
      POSTGRES_PASSWORD: '${DATABASE_PASSWORD:?set it in .env}'
    }),
    url: 'postgresql://site@localhost:5432/site'
  },
  mysql: {
    schema: (entities) => [file(`${folder}/0001_init.sql`, sqlSchema(entities, 'mysql'))],
    needs: [
      {
        name: 'MYSQL_DEFAULTS',
        about: 'A file of client options with host, user and password, for migrate.sh.'
      }
    ],
    service: service(
      'mysql:8.4',
      3306,
      '/var/lib/mysql',
      {
        MYSQL_DATABASE: 'site',
        MYSQL_USER: 'site',
        MYSQL_PASSWORD: '${DATABASE_PASSWORD:?set it in .env}',
        MYSQL_RANDOM_ROOT_PASSWORD: 'yes'
      },
      // Else only an administrator may create the triggers that keep the audit log.
      ['--log-bin-trust-function-creators=1']
    ),
    url: 'mysql://site@localhost:3306/site'
  },
  mongodb: {
    schema: (entities) => [file(`${folder}/0001_init.json`, json(mongoSchema(entities)))],
    service: service('mongo:8', 27017, '/data/db', {}),
    url: 'mongodb://localhost:27017/site'
  },
  dynamodb: {
    schema: (entities) => [file(`${folder}/0001_init.json`, json(dynamoStack(entities)))],
    service: service('amazon/dynamodb-local:latest', 8000, '/home/dynamodblocal/data', {}),
    url: 'http://localhost:8000'
  },
  cosmosdb: {
    schema: (entities) => [file(`${folder}/0001_init.json`, json(cosmosTemplate(entities)))],
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
    schema: (entities) => [
      file(`${folder}/firestore.rules`, firestoreRules(entities)),
      file(`${folder}/firebase.json`, json({ firestore: { rules: 'firestore.rules' } }))
    ],
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
export function findDatabase({ site }: GenerationPlan): (Database & { id: DatabaseId }) | undefined {
  const { database, enabled, migrations } = site.enterpriseConfig
  const id = database === '' && migrations ? 'postgresql' : database
  return enabled && id !== '' ? { id, ...databases[id] } : undefined
}

/** The first schema and, with migrations, the script that applies what is new. */
export function databaseFiles(plan: GenerationPlan): File[] {
  const database = findDatabase(plan)
  if (database === undefined) return []
  const script = file(`${folder}/migrate.sh`, migrateScript(database.id))
  return [...database.schema(entitiesOf(plan)), ...(plan.site.enterpriseConfig.migrations ? [script] : [])]
}
