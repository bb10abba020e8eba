/** Signs of keys on a Mac, and their names elsewhere. */
const names: Readonly<Record<string, readonly [mac: string, other: string]>> = {
  mod: ['⌘', 'Ctrl'],
  shift: ['⇧', 'Shift'],
  alt: ['⌥', 'Alt'],
  enter: ['↵', 'Enter'],
  escape: ['Esc', 'Esc']
}

/** Writes keys that are pressed together: `mod+k` is `⌘K` on a Mac, `Ctrl K` elsewhere. */
export function formatKeys(keys: string, isMac: boolean): string {
  return keys
    .split('+')
    .map((key) => names[key.toLowerCase()]?.[isMac ? 0 : 1] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join(isMac ? '' : ' ')
}
