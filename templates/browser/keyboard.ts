/** Calls the listener with each key that is pressed anywhere on the page, until the returned function is called. */
export function onKey(
  listener: (key: string) => void,
  getTarget: () => EventTarget = () => document
): () => void {
  const target = getTarget()
  const press = (event: Event) => listener((event as KeyboardEvent).key)
  target.addEventListener('keydown', press)
  return () => target.removeEventListener('keydown', press)
}
