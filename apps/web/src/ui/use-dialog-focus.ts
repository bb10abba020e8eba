import { useEffect } from 'react'

/** True where the focused element was removed or hidden, so that keys reach nothing. */
function isFocusLost({ activeElement, body }: Document): boolean {
  return activeElement === null || activeElement === body || !activeElement.checkVisibility()
}

/** True where focusable content came into a dialog whose only control was its close button until then. */
function isAwaited(changes: readonly MutationRecord[], { activeElement }: Document): boolean {
  if (activeElement?.matches('.dialog-close') !== true) return false
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
  return added.some(
    (each) =>
      each instanceof Element &&
      (each.matches('[data-autofocus]') || each.querySelector('[data-autofocus]') !== null)
  )
}

/**
 * Keeps the focus in a dialog whose content is replaced, such as a form by its second step, or comes later
 * than the dialog: what is marked `data-autofocus` gets it, else the dialog itself.
 */
export function useDialogFocus(dialog: HTMLElement | null): void {
  useEffect(() => {
    if (dialog === null) return undefined
    const observer = new MutationObserver((changes) => {
      if (!isFocusLost(document) && !isAwaited(changes, document)) return
      const marked = [...dialog.querySelectorAll<HTMLElement>('[data-autofocus]')]
      const first = marked.find((each) => each.checkVisibility()) ?? dialog
      first.focus({ preventScroll: true })
    })
    observer.observe(dialog, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [dialog])
}
