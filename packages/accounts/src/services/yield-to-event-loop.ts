/**
 * Lets calls that came meanwhile go first. Work in many steps calls this between them: steps on SQLite wait for nothing
 * outside, so that without it no call is answered until the last one is done.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
