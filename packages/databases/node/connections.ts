import { queryFailed } from '../src/failures.ts'
import { readLimits } from '../src/limits.ts'

/** A connection of any driver: the two ways to end it. */
export interface OpenConnection {
  /** Asks the server to end the session. */
  end: () => Promise<void>
  /** Breaks the connection, whatever runs on it. */
  break: () => void
}

/** Timeouts in milliseconds: of a session's end, and of a cancellation from a second connection. */
const timeouts = { endMs: 1000, stopMs: 1500 }

/** Longest use of a connection in milliseconds, in case the server no longer answers. */
const longestMs = readLimits.seconds.most * 1000 + readLimits.connectMs

/** Opens a connection, runs `work` on it, and closes it whether that succeeds or fails; breaks it at the time limit. */
export async function withConnection<Connection extends OpenConnection, Result>(
  open: () => Promise<Connection>,
  work: (connection: Connection) => Promise<Result>,
  milliseconds: number = longestMs
): Promise<Result> {
  const connection = await open()
  const late = setTimeout(connection.break, milliseconds)
  try {
    return await work(connection)
  } finally {
    clearTimeout(late)
    closeConnection(connection)
  }
}

/** Ends a session; breaks the connection where that takes too long. */
export function closeConnection(connection: OpenConnection): void {
  const late = setTimeout(connection.break, timeouts.endMs)
  void connection
    .end()
    .catch(() => undefined)
    .finally(() => {
      clearTimeout(late)
      connection.break()
    })
}

/** Cancels what runs on a connection from a second one; breaks the first where that fails. */
export async function cancelOn<Connection extends OpenConnection>(
  running: Connection,
  open: () => Promise<Connection>,
  stop: (second: Connection) => Promise<unknown>
): Promise<void> {
  // The second connection may not get through; the first is broken after this time.
  const late = setTimeout(running.break, timeouts.stopMs)
  late.unref()
  try {
    await withConnection(open, stop)
  } catch {
    running.break()
  }
}

/** Does one piece of work on a connection, which a signal stops in the engine too. */
export async function withSignal<Connection extends OpenConnection, Result>(
  {
    open,
    signal,
    stop
  }: {
    open: () => Promise<Connection>
    signal: AbortSignal
    stop: (connection: Connection) => void
  },
  work: (connection: Connection) => Promise<Result>
): Promise<Result> {
  signal.throwIfAborted()
  return withConnection(open, async (connection) => {
    const onAbort = (): void => stop(connection)
    signal.addEventListener('abort', onAbort, { once: true })
    try {
      return await work(connection)
    } catch (error) {
      throw signal.aborted ? queryFailed('cancelled') : error
    } finally {
      signal.removeEventListener('abort', onAbort)
    }
  })
}
