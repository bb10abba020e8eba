import { appendFileSync } from 'node:fs'
import { createQueryId, PostgresQueryCompiler, type KyselyPlugin } from 'kysely'

const seen = new Set<string>()
let written = 0

/** Records statements as compiled for Postgres; those of tests on SQLite alone are prepared there later. */
export const recordStatements: KyselyPlugin = {
  transformQuery({ node }) {
    seen.add(new PostgresQueryCompiler().compileQuery(node, createQueryId()).sql)
    return node
  },
  transformResult: ({ result }) => Promise.resolve(result)
}

/** Appends the statements since the last call to a file, one per line, as JSON. */
export function writeStatements(file: string): void {
  const all = [...seen].slice(written)
  written = seen.size
  if (all.length > 0) appendFileSync(file, all.map((statement) => `${JSON.stringify(statement)}\n`).join(''))
}
