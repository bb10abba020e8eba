import { setFlagsFromString } from 'node:v8'

/** The parser of PostgreSQL itself, as WebAssembly. */
export type PostgresqlParser = typeof import('libpg-query')

/** Flags of V8 for compiling functions of WebAssembly again, optimized, once they are used a lot. */
const tierUp = ['wasm-tier-up', 'wasm-dynamic-tiering'] as const

let loading: Promise<PostgresqlParser> | undefined

/**
 * Loads the parser with its first use. It is kept from V8's optimizing compiler, which takes a second and 550 MB for the
 * largest of its functions after ten statements: more than the memory of many a container, for a tenth of a millisecond.
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
    // A function is compiled with its first call, as the flags are then.
    parser.parseSync('select 1')
    return parser
  } finally {
    for (const flag of tierUp) setFlagsFromString(`--${flag}`)
  }
}
