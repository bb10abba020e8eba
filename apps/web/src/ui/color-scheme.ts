import { useSyncExternalStore } from 'react'

/** What the visitor chose; `auto` follows the system. */
export type ColorScheme = 'auto' | 'light' | 'dark'

/** The name it is kept under; public/boot.js reads it before the first paint. */
const storageKey = 'mantine-color-scheme-value'
const listeners = new Set<() => void>()

function kept(): ColorScheme {
  try {
    const value = localStorage.getItem(storageKey)
    return value === 'light' || value === 'dark' ? value : 'auto'
  } catch {
    return 'auto'
  }
}

let chosen = kept()

function system(): 'light' | 'dark' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function apply(): void {
  document.documentElement.dataset['mantineColorScheme'] = chosen === 'auto' ? system() : chosen
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  // The same listener is added once, however often.
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Chooses a scheme and keeps the choice, where the browser allows that. */
export function setColorScheme(next: ColorScheme): void {
  chosen = next
  try {
    localStorage.setItem(storageKey, next)
  } catch {
    // It holds until the page is left.
  }
  apply()
}

export function useChosenScheme(): ColorScheme {
  return useSyncExternalStore(
    subscribe,
    () => chosen,
    () => 'auto'
  )
}

/** The scheme that is shown. */
export function useColorScheme(): 'light' | 'dark' {
  return useSyncExternalStore(
    subscribe,
    () => (chosen === 'auto' ? system() : chosen),
    () => 'light'
  )
}
