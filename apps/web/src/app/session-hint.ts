/**
 * The storage keys that hint at a session, of a server and of the demo; the session code is loaded where one is set.
 */
const hintKeys = ['userToken', 'adminToken', 'demo.userToken', 'demo.adminToken'] as const

/** Whether a user may be signed in, by a hint in the storage; the session code finds out whether they are. */
export function hasSessionHint(): boolean {
  try {
    return hintKeys.some((mark) => localStorage.getItem(mark) !== null)
  } catch {
    return false
  }
}
