/** Animation frames after which looking for the mark of a draft is given up. */
const patience = 120

/** The first visible mark of a draft on the page. One in a closed answer comes after those in the open. */
function firstMark(page: ParentNode): HTMLElement | undefined {
  const marks = [...page.querySelectorAll<HTMLElement>('main .draft-mark .pencil')]
  return marks.find((mark) => mark.checkVisibility()) ?? marks[0]
}

/** Focuses the first draft of the page. Returns whether the page has one. */
export function focusFirstDraft(page: ParentNode = document): boolean {
  const mark = firstMark(page)
  mark?.focus()
  return mark !== undefined
}

/** Focuses the first draft once the opened page is drawn and has taken the focus, unless it is cancelled before. */
export function focusFirstDraftWhenDrawn(target: Window = window): () => void {
  let frames = 0
  let next = target.requestAnimationFrame(look)
  function look() {
    frames += 1
    if (!focusFirstDraft(target.document) && frames < patience) next = target.requestAnimationFrame(look)
  }
  return () => target.cancelAnimationFrame(next)
}
