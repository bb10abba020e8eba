/**
 * Takes a lock of a name of its own, which the browser releases when this tab is closed: a tab that waits for it learns so
 * (Web Locks API). Does nothing where there are no locks.
 */
export function holdTabLock(onHeld: (name: string) => void): void {
  const locks = navigator.locks as LockManager | undefined
  if (locks === undefined) return
  const name = `sitewright-demo-tab-${crypto.randomUUID()}`
  void locks.request(name, () => {
    onHeld(name)
    return new Promise(() => undefined)
  })
}
