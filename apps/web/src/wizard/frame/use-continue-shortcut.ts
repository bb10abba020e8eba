import { useHotkeys } from '@mantine/hooks'

/** Keyboard shortcut of the primary action: Ctrl or Cmd with Enter; on the last step it generates. */
export function useContinueShortcut(go: (() => void) | undefined): void {
  useHotkeys([['mod+Enter', () => go?.()]], [])
}
