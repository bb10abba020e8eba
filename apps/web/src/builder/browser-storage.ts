import type { StateStorage } from '@sitewright/builder'

/** The browser's storage; null where it is forbidden. */
export function browserStorage(): StateStorage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
