import { getApp } from '#lib/state/app.svelte.ts'
import { navigation } from '#lib/state/navigation.svelte.ts'

/** Where a visitor who has signed in goes: to the profile. */
export function getArrival(): () => void {
  const app = getApp()
  return () => void navigation.open(app.findPath('profile') ?? '/')
}
