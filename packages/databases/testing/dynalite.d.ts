declare module 'dynalite' {
  import type { Server } from 'node:http'

  /** Creates a server that speaks DynamoDB. */
  export default function dynalite(options: { createTableMs?: number }): Server
}
