/**
 * Yields to the event loop, so that waiting calls are answered before the next step of a long task. Queries on SQLite are
 * synchronous: without it no call is answered until the last step is done. A timer of 0 ms works in Node and in the web
 * worker of the demo; `setImmediate` and `scheduler.yield` do not exist in all of these.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
