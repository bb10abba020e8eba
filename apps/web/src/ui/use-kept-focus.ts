import { useEffect } from 'react'

/** Whether the focused element was removed or hidden, so that keys reach nothing. */
function isFocusLost({ activeElement, body }: Document): boolean {
  return activeElement === null || activeElement === body || !activeElement.checkVisibility()
}

/**
 * Keeps the focus in a dialog whose content is replaced, such as a form by its second step: what is marked
 * `data-autofocus` gets it, else the dialog itself.
 */
export function useKeptFocus(dialog: HTMLElement | null): void {
  useEffect(() => {
    if (dialog === null) return undefined
    const observer = new MutationObserver(() => {
      if (!isFocusLost(document)) return
      const marked = [...dialog.querySelectorAll<HTMLElement>('[data-autofocus]')]
      const first = marked.find((each) => each.checkVisibility()) ?? dialog
      first.focus({ preventScroll: true })
    })
    observer.observe(dialog, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [dialog])
}
