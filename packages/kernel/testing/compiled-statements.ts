import { appendFileSync } from 'node:fs'
import { createQueryId, PostgresQueryCompiler, type KyselyPlugin } from 'kysely'

const seen = new Set<string>()
let written = 0

/** Records what queries are compiled to for Postgres; tests on SQLite alone have their statements prepared there later. */
export const recordStatements: KyselyPlugin = {
  transformQuery({ node }) {
    seen.add(new PostgresQueryCompiler().compileQuery(node, createQueryId()).sql)
    return node
  },
  transformResult: ({ result }) => Promise.resolve(result)
}

/** Appends what was recorded since the last time to a file, one statement a line, as JSON. */
export function writeStatements(file: string): void {
  const all = [...seen].slice(written)
  written = seen.size
  if (all.length > 0) appendFileSync(file, all.map((statement) => `${JSON.stringify(statement)}\n`).join(''))
}
