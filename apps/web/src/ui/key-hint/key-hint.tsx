import { formatKeys } from './format-keys.ts'

/** The keys that do what stands beside them: `mod+k`. Screen readers hear them by `aria-keyshortcuts` of the control. */
export function KeyHint({ keys }: { keys: string }) {
  return <kbd aria-hidden="true">{formatKeys(keys, /Mac|iPhone|iPad/.test(navigator.userAgent))}</kbd>
}
