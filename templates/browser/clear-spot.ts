const controls = 'a[href], button, input, select, textarea, summary'
/** Pixels between two places that are tried, and how many there are. */
const step = 72
const most = 5

/**
 * Keeps a floating button off the controls of the page, until the returned function is called: while one lies under it,
 * the button moves up, and where no place is clear it steps out of sight until the page is scrolled.
 */
export function keepClear(getButton: () => HTMLElement | null): () => void {
  let frame = 0
  function settle() {
    frame = 0
    const button = getButton()
    if (button === null || button.contains(document.activeElement)) return
    const { translate } = button.style
    button.style.translate = ''
    const rest = button.getBoundingClientRect()
    button.style.translate = translate
    const spot = Array.from({ length: most }, (_, index) => index * step).find(
      (up) => rest.top - up > step && isClear(button, rest, up)
    )
    button.style.translate = spot === undefined || spot === 0 ? '' : `0 ${-spot}px`
    button.style.visibility = spot === undefined ? 'hidden' : ''
  }
  function schedule() {
    frame ||= requestAnimationFrame(settle)
  }
  schedule()
  // Pages grow when pictures, fonts and answers arrive.
  const observer = new ResizeObserver(schedule)
  observer.observe(document.body)
  window.addEventListener('scroll', schedule, { passive: true })
  window.addEventListener('resize', schedule)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    window.removeEventListener('scroll', schedule)
    window.removeEventListener('resize', schedule)
  }
}

/** Whether no other control lies under the button, moved up by so many pixels. */
function isClear(button: HTMLElement, { left, top, width, height }: DOMRect, up: number): boolean {
  const points = [0, 0.25, 0.5, 0.75, 1].flatMap((x) => [0, 0.25, 0.5, 0.75, 1].map((y) => [x, y] as const))
  return points.every(([x, y]) => {
    const under = document.elementsFromPoint(left + x * width, top - up + y * height)
    return !under.some((element) => !button.contains(element) && element.closest(controls) !== null)
  })
}
