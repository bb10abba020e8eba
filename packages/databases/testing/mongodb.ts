import { MongoClient, type Document } from 'mongodb'
import type { DatabaseSettings } from '../src/engine.ts'

/** Writes a database that tests read, into a server that only has it for that. */
export async function writeMongodb(
  { host, port, database, user, password, tls, certificate }: DatabaseSettings,
  collections: Readonly<Record<string, Document[]>>
): Promise<void> {
  const client = new MongoClient(`mongodb://${host}:${port}/`, {
    directConnection: true,
    auth: { username: user, password },
    authSource: 'admin',
    tls,
    ...(tls && certificate !== null ? { ca: certificate } : {})
  })
  try {
    const written = client.db(database)
    await written.dropDatabase()
    for (const [name, documents] of Object.entries(collections))
      await written.collection(name).insertMany(documents)
  } finally {
    await client.close()
  }
}
