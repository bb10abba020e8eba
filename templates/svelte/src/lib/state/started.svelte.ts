import { rememberTyped } from './typed-early.ts'

let isStarted = $state(false)

/** Whether the page has come to life: false on the server and during hydration. */
export const started = {
  get current(): boolean {
    return isStarted
  }
}

/** Called by the layout, so that what only the browser knows is drawn right after hydration. */
export function trackStart(): void {
  if (!import.meta.env.SSR) rememberTyped()
  $effect(() => {
    isStarted = true
  })
}
