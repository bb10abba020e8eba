/** The driver's class of a connection, which its declarations leave out. */
declare module 'mongodb/lib/cmap/connection.js' {
  import type { Socket } from 'node:net'

  export const Connection: new (socket: Socket, options: object) => object
}
