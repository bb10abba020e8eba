import { root } from './root.ts'

/** Where the statements of the unit tests on SQLite stand, as they are compiled for Postgres: one a line, as JSON. */
export const statementsPath = `${root}build/compiled-statements.jsonl`
