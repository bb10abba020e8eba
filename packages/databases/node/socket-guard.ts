import type { Socket } from 'node:net'
import { connectionFailed, queryFailed, type DatabaseError } from '../src/failures.ts'
import { readLimits } from '../src/limits.ts'

/**
 * What stands between a driver and a server that may be hostile or impersonated: the server may send so many bytes and no
 * more, and what the driver throws at them costs the connection, not the process.
 */
export interface SocketGuard {
  /** Watches a socket from now on; one that is encrypted counts the bytes of the socket beneath it. */
  watch: (socket: Socket, beneath?: Socket) => void
  /** Allows a number of bytes from now on, on each watched socket. Before that the limit is that of a sign-in. */
  allow: (bytes?: number) => void
  /** The reason for which a socket was destroyed; undefined where none was. */
  failure: () => DatabaseError | undefined
}

interface Allowance {
  counted: Socket
  /** Bytes that had arrived when the allowance began. */
  since: number
  bytes: number
}

/** Judges a chunk before the driver has it; false ends the connection. */
export type ChunkCheck = (chunk: Buffer) => boolean

/** Creates the guard of one connection. `createCheck` makes a check of the protocol for each socket. */
export function createSocketGuard(createCheck: () => ChunkCheck = () => () => true): SocketGuard {
  const allowances: Allowance[] = []
  let isReady = false
  let failure: DatabaseError | undefined

  function watch(socket: Socket, beneath = socket): void {
    let allowance = allowances.find(({ counted }) => counted === beneath)
    if (allowance === undefined) {
      allowance = { counted: beneath, since: 0, bytes: readLimits.signInBytes }
      allowances.push(allowance)
    }
    const { counted } = allowance
    const isAllowed = createCheck()
    const emit = socket.emit.bind(socket) as (event: string | symbol, ...values: unknown[]) => boolean
    const fail = (reason: DatabaseError): void => {
      failure ??= reason
      socket.destroy(failure)
    }
    socket.emit = (event: string | symbol, ...values: unknown[]): boolean => {
      if (!socket.destroyed && counted.bytesRead - allowance.since > allowance.bytes)
        fail(isReady ? queryFailed('too-large') : connectionFailed('other'))
      const isData = event === 'data'
      if (isData && socket.destroyed) return false
      try {
        if (!isData || isAllowed(values[0] as Buffer)) return emit(event, ...values)
      } catch {
        // A driver that meets what it does not know is in no state to go on.
      }
      fail(isReady ? queryFailed('lost') : connectionFailed('other'))
      return true
    }
  }

  return {
    watch,
    allow: (bytes = readLimits.batchBytes) => {
      isReady = true
      for (const each of allowances) Object.assign(each, { since: each.counted.bytesRead, bytes })
    },
    failure: () => failure
  }
}
