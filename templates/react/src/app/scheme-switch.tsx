import { frameMessages } from '../domain/messages/frame.ts'
import { IconButton } from '../ui/icon-button.tsx'

/** Storage key of the visitor's choice; the script in the head of index.html reads it before the first paint. */
const storageKey = 'color-scheme'

/** Toggles light and dark. A choice that equals the system's own follows the system again. */
export function SchemeSwitch() {
  return <IconButton icon="moon" label={frameMessages.scheme} onClick={switchScheme} />
}

function switchScheme() {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const chosen = document.documentElement.dataset.colorScheme ?? 'auto'
  const shown = chosen === 'auto' ? system : chosen
  const next = shown === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.colorScheme = next === system ? 'auto' : next
  keep(next === system ? null : next)
}

function keep(scheme: string | null) {
  try {
    if (scheme === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, scheme)
  } catch {
    // Storage is switched off: the choice holds until the page is left.
  }
}
