/**
 * Gives the focus to what has just taken the place of something else in a dialog. While a dialog opens, the focus is
 * still outside, on what it goes back to; the dialog moves it by itself then. A constant, so that React calls it once
 * for each element.
 */
export function focusFirst(element: HTMLElement | null): void {
  const { activeElement, body } = document
  const inside = element?.closest('[role="dialog"]')?.contains(activeElement) === true
  if (inside || activeElement === body) element?.focus()
}
