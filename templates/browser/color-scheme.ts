/** Storage key of the visitor's choice; the script in the head of each page reads it before the first paint. */
const storageKey = 'color-scheme'

interface SchemeOptions {
  /** The root element of the page, whose `data-color-scheme` the style sheets follow. */
  root?: Pick<HTMLElement, 'dataset'>
  storage?: () => Pick<Storage, 'setItem' | 'removeItem'>
  prefersDark?: () => boolean
}

/** Toggles light and dark. A choice that equals the system's own follows the system again. */
export function toggleColorScheme({
  root = document.documentElement,
  storage = () => localStorage,
  prefersDark = () => matchMedia('(prefers-color-scheme: dark)').matches
}: SchemeOptions = {}): void {
  const system = prefersDark() ? 'dark' : 'light'
  const chosen = root.dataset.colorScheme ?? 'auto'
  const shown = chosen === 'auto' ? system : chosen
  const next = shown === 'dark' ? 'light' : 'dark'
  root.dataset.colorScheme = next === system ? 'auto' : next
  try {
    if (next === system) storage().removeItem(storageKey)
    else storage().setItem(storageKey, next)
  } catch {
    // Storage is switched off: the choice holds until the page is left.
  }
}
