import { inject } from '@angular/core'
import { Navigation } from '../../state/navigation.ts'
import { SiteState } from '../../state/site-state.ts'

/** Where a visitor who has signed in goes: to the profile. */
export function createArrival(): () => void {
  const app = inject(SiteState)
  const navigation = inject(Navigation)
  return () => void navigation.open(app.findPath('profile') ?? '/')
}
