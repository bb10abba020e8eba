import { formatKeys } from './format-keys.ts'

/** The keys that do what stands beside them: `mod+k`, or `g u` for one after the other. Screen readers hear them by `aria-keyshortcuts` of the control. */
export function KeyHint({ keys }: { keys: string }) {
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
  return keys.split(' ').map((each) => (
    <kbd key={each} aria-hidden="true">
      {formatKeys(each, isMac)}
    </kbd>
  ))
}
