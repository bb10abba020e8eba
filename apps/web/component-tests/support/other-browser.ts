import { commands } from 'vitest/browser'
import { unmountApp } from './mounted-app.tsx'

const storages = [localStorage, sessionStorage] as const

/** Swaps cookies and storage for empty ones, as in a new browser profile; the returned function swaps them back. */
export async function openOtherBrowser(): Promise<() => Promise<void>> {
  unmountApp()
  const cookies = await commands.swapCookies([])
  const stored = storages.map((storage) => Object.entries(storage) as [string, string][])
  for (const storage of storages) storage.clear()
  return async () => {
    unmountApp()
    await commands.swapCookies(cookies)
    storages.forEach((storage, at) => {
      storage.clear()
      for (const [name, value] of stored[at] ?? []) storage.setItem(name, value)
    })
  }
}
