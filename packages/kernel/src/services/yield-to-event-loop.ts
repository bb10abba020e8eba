/**
 * Yields to the event loop, so that waiting calls are answered before the next step of a long task. Queries on SQLite
 * are synchronous, and would block until the last step. A timer of 0 ms works in Node and in the web worker of the
 * demo; `setImmediate` and `scheduler.yield` are each missing in one of them.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
