const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Calls the listener whenever the visitor does something, until the returned function is called. */
export function onActivity(listener: () => void, getWindow: () => Window = () => window): () => void {
  const target = getWindow()
  for (const sign of signs) target.addEventListener(sign, listener, { passive: true })
  return () => {
    for (const sign of signs) target.removeEventListener(sign, listener)
  }
}
