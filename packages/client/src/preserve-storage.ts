import { sessionKeys } from './session-hint.ts'

/**
 * Runs a sign-out, and restores the storage except for the session. The server's response clears the whole storage
 * (security bar 24), but the wizard's progress belongs to the browser, not to the account.
 */
export async function preserveStorage<T>(storage: Storage | null, run: () => Promise<T>): Promise<T> {
  const kept = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
    .filter((key) => !sessionKeys.includes(key))
    .map((key) => [key, storage?.getItem(key) ?? ''] as const)
  const outcome = await run()
  for (const [key, value] of kept) if (storage?.getItem(key) === null) storage.setItem(key, value)
  return outcome
}
