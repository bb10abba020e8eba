/** Events of the stream itself, besides the topics. */
export const streamSignals = {
  /** The stream is open: later events are delivered. */
  ready: 'ready',
  /** Sent every `heartbeatMs`, with the current id. */
  heartbeat: 'heartbeat',
  /** Missed events are no longer stored: reload everything. */
  reset: 'reset',
  /** The server ends the stream, with a reason. */
  end: 'end'
} as const

/** Milliseconds between two heartbeats: a stream that is silent for much longer is dead. */
export const heartbeatMs = 15_000
