import { lookup } from 'node:dns'
import type { DatabaseNetwork } from '../node/network.ts'

/** A network without a guard, for databases of this machine. */
export const openNetwork: DatabaseNetwork = {
  requireLiteralAllowed: () => Promise.resolve(),
  lookup: () => lookup,
  findRefusal: () => undefined
}
