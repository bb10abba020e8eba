/**
 * A ref that focuses what has just replaced something else in a dialog. While a dialog opens, the focus is still
 * outside, on what it returns to; the dialog moves it by itself then. A constant, so that React calls it once for each
 * element.
 */
export function focusFirst(element: HTMLElement | null): void {
  const { activeElement, body } = document
  const inside = element?.closest('[role="dialog"]')?.contains(activeElement) === true
  if (inside || activeElement === body) element?.focus()
}
