import type { OpenDatabase } from '../src/engine.ts'
import type { DatabaseNetwork } from './network.ts'

export type { DatabaseNetwork } from './network.ts'

/** Opens databases over a network; the driver of a kind loads with its first use. */
export function createOpenDatabase(network: DatabaseNetwork): OpenDatabase {
  return async function openDatabase(settings) {
    const { createPostgresqlEngine } = await import('./postgresql/engine.ts')
    return createPostgresqlEngine(settings, network)
  }
}
