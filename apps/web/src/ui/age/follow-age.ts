import { ageOf, type Measured } from './age-of.ts'
import { ageMessages } from './messages.ts'
import { onSecond, readNow } from './seconds.ts'

/** The elements that show an age. */
export interface AgeElements {
  root: HTMLElement
  ticks: HTMLElement
  before: HTMLElement
  age: HTMLElement
}

/**
 * Writes an age into its elements, now and each second, until the returned function is called. A page has a dozen ages:
 * drawn anew by React they cost more than all that they tell the age of.
 */
export function followAge(
  { root, ticks, before, age }: AgeElements,
  { at, everyMs }: Omit<Measured, 'source'>
): () => void {
  const text = textIn(age)
  let full: string | undefined
  return onSecond(() => {
    const now = ageOf(at, everyMs, readNow())
    if (text.data !== now.text) text.data = now.text
    const nowFull = now.isStale ? 'stale' : String(now.ticks)
    if (nowFull === full) return
    full = nowFull
    root.dataset['stale'] = String(now.isStale)
    ticks.dataset['full'] = nowFull
    before.textContent = ageMessages.before[now.isStale ? 'stale' : 'measured']
  })
}

/** Writes a text into an element, now and each second, until the returned function is called. */
export function followText(element: HTMLElement, read: (now: number) => string): () => void {
  const text = textIn(element)
  return onSecond(() => {
    text.data = read(readNow())
  })
}

/** The text of an element that has nothing else; to change it costs less than to replace it. */
function textIn(element: HTMLElement): Text {
  const { firstChild } = element
  if (firstChild instanceof Text) return firstChild
  return element.appendChild(document.createTextNode(''))
}
