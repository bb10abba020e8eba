/** The marks of a session, of a server and of the demo; the session itself arrives with them. */
const hintKeys = ['userToken', 'adminToken', 'demo.userToken', 'demo.adminToken'] as const

/** Whether somebody may be signed in: a mark in the storage says so; what it means is the session's to find out. */
export function hasSessionHint(): boolean {
  try {
    return hintKeys.some((mark) => localStorage.getItem(mark) !== null)
  } catch {
    return false
  }
}
