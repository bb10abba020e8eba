import { useHotkeys } from '@mantine/hooks'

/** Ctrl or Cmd with Enter does what the yellow button does; on the last step it generates. */
export function useContinueShortcut(go: (() => void) | undefined): void {
  useHotkeys([['mod+Enter', () => go?.()]], [])
}
