/** Whether somebody may be signed in: a mark in the storage says so; what it means is the session's to find out. */
export function isMarked(): boolean {
  try {
    return (localStorage.getItem('userToken') ?? localStorage.getItem('adminToken')) !== null
  } catch {
    return false
  }
}
