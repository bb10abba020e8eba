import type { LookupFunction } from 'node:net'

/** Where a database is. */
export interface DatabaseTarget {
  host: string
  port: number
}

/** Decides which addresses are connected to, anew for each connection. */
export interface DatabaseNetwork {
  /** Throws where the host is a literal address that is not allowed. */
  requireLiteralAllowed: (target: DatabaseTarget) => Promise<void>
  /** Resolves a name to allowed addresses alone. */
  lookup: (port: number) => LookupFunction
  /** Whether an error is a refusal of the above, and which. */
  findRefusal: (error: unknown) => 'dns' | 'denied' | undefined
}
