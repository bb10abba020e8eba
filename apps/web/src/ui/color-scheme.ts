import { browserStorage } from '../lib/browser-storage.ts'
import { createStore } from '../lib/store.ts'
import { useStore } from '../lib/use-store.ts'

/** The chosen colour scheme; `auto` follows the system (prefers-color-scheme). */
export type ColorScheme = 'auto' | 'light' | 'dark'

/**
 * Its storage key; public/boot.js reads it before the first paint. It has the name of a library that is gone, since a
 * new one would forget what was chosen.
 */
const storageKey = 'mantine-color-scheme-value'

const chosen = createStore<ColorScheme>(loadScheme())
const system = createStore<'light' | 'dark'>('light')

if (!import.meta.env.SSR) {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const follow = (): void => system.set(dark.matches ? 'dark' : 'light')
  follow()
  dark.addEventListener('change', follow)
}

for (const store of [chosen, system])
  store.subscribe(() => {
    document.documentElement.dataset['colorScheme'] = shownScheme(chosen.get(), system.get())
  })

function loadScheme(): ColorScheme {
  try {
    const value = browserStorage()?.getItem(storageKey)
    return value === 'light' || value === 'dark' ? value : 'auto'
  } catch {
    return 'auto'
  }
}

function shownScheme(scheme: ColorScheme, ofSystem: 'light' | 'dark'): 'light' | 'dark' {
  return scheme === 'auto' ? ofSystem : scheme
}

/** Sets the scheme and stores the choice, where the browser allows that. */
export function setColorScheme(next: ColorScheme): void {
  chosen.set(next)
  try {
    browserStorage()?.setItem(storageKey, next)
  } catch {
    // It holds until the page is left.
  }
}

export function useChosenScheme(): ColorScheme {
  return useStore(chosen, (scheme) => scheme, 'auto')
}

/** The effective scheme. */
export function useColorScheme(): 'light' | 'dark' {
  const ofSystem = useStore(system, (scheme) => scheme, 'light')
  return shownScheme(useChosenScheme(), ofSystem)
}
