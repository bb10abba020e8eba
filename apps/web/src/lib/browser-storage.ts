/** The browser's local or session storage; null where it is forbidden, and outside of a browser. */
export function browserStorage(area: 'local' | 'session' = 'local'): Storage | null {
  const storages: { localStorage?: Storage; sessionStorage?: Storage } = globalThis
  try {
    return storages[`${area}Storage`] ?? null
  } catch {
    return null
  }
}
