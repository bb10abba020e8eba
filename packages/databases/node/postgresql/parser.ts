import { setFlagsFromString } from 'node:v8'

/** The parser of PostgreSQL itself, as WebAssembly. */
export type PostgresqlParser = typeof import('libpg-query')

/** V8's flags for tier-up: the optimizing compiler compiles hot functions of WebAssembly again. */
const tierUp = ['wasm-tier-up', 'wasm-dynamic-tiering'] as const

let loading: Promise<PostgresqlParser> | undefined

/**
 * Loads the parser when it is first used, without tier-up: after about ten statements V8's optimizing compiler would take
 * a second and 550 MB for the largest function, more than many containers have, to save a tenth of a millisecond a statement.
 */
export function loadParser(): Promise<PostgresqlParser> {
  loading ??= load()
  return loading
}

async function load(): Promise<PostgresqlParser> {
  for (const flag of tierUp) setFlagsFromString(`--no-${flag}`)
  try {
    const parser = await import('libpg-query')
    await parser.loadModule()
    // Functions are compiled lazily, at their first call, with the flags of that moment.
    parser.parseSync('select 1')
    return parser
  } finally {
    for (const flag of tierUp) setFlagsFromString(`--${flag}`)
  }
}
