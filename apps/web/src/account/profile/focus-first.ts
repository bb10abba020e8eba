/** Gives the focus to what has just been drawn; a constant, so that React calls it once for each element. */
export function focusFirst(element: HTMLElement | null): void {
  element?.focus()
}
