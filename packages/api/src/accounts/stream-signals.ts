/** Events of the stream itself, beside the topics. */
export const streamSignals = {
  /** The stream is open: what happens from now on is told. */
  ready: 'ready',
  /** Nothing happened for a while; the id moves on. */
  heartbeat: 'heartbeat',
  /** What was missed is no longer kept: read everything anew. */
  reset: 'reset',
  /** The server ends the stream, and says why. */
  end: 'end'
} as const

/** Milliseconds between two heartbeats: a stream that is silent for much longer is dead. */
export const heartbeatMs = 15_000
