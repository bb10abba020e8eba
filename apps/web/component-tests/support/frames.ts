/** Resolves two frames later, once the app has heard of what changed in its window and is drawn anew. */
export function waitForFrames(): Promise<void> {
  return new Promise((rendered) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(rendered)))
  )
}
