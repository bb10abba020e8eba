import type { LookupFunction } from 'node:net'

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
  /** Which refusal of the guard an error is; undefined for none. */
  findRefusal: (error: unknown) => 'dns' | 'denied' | undefined
}
