import { canRegisterWorker } from '../domain/features/pwa.ts'
import type { PageHead } from '../domain/head.ts'
import { localeOf } from '../domain/text.ts'
import type { Content } from '../domain/site.ts'
import type { Observable } from '../domain/sessions/observable.ts'

/** The address of the page that is open. */
export function getAddress(target: Window = window): string {
  return target.location.href
}

/** The path of the page that is open. */
export function getPath(target: Window = window): string {
  return target.location.pathname
}

/** The name of the page that was prerendered, which stands at `main`. */
export function getPrerenderedPage(page: ParentNode = document): string | undefined {
  return page.querySelector('main')?.dataset['page']
}

/** Updates title, description and canonical URL of the page that is open. */
export function showHead(head: PageHead, page: Document = document): void {
  page.title = head.title
  page.querySelector('meta[name="description"]')?.setAttribute('content', head.description)
  if (head.canonical) page.querySelector('link[rel="canonical"]')?.setAttribute('href', head.canonical)
}

/** Moves the focus to an element without scrolling. In a frame, the focus may be in the page around it, and stays. */
export function moveFocus(element: HTMLElement | null, page: Document = document): void {
  if (page.hasFocus()) element?.focus({ preventScroll: true })
}

/** Goes to another site. */
export function goTo(address: string, target: Window = window): void {
  target.location.assign(address)
}

/** Loads the page anew. */
export function reloadPage(target: Window = window): void {
  target.location.reload()
}

/** Loads the page anew from the server, if that answers. Returns whether it does. */
export async function reloadFromServer(target: typeof globalThis = globalThis): Promise<boolean> {
  // Not GET: the service worker would answer for the server.
  const answers = await target.fetch(target.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false
  )
  if (answers) target.location.reload()
  return answers
}

/** How the page came here: encrypted, from this very computer, or as it is. */
export function getConnection({ location }: Window = window): 'encrypted' | 'local' | 'plain' {
  if (location.protocol === 'https:') return 'encrypted'
  return canRegisterWorker(location) ? 'local' : 'plain'
}

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Calls the listener whenever the visitor does something, until the returned function is called. */
export function onActivity(listener: () => void, getWindow: () => Window = () => window): () => void {
  const target = getWindow()
  for (const sign of signs) target.addEventListener(sign, listener, { passive: true })
  return () => {
    for (const sign of signs) target.removeEventListener(sign, listener)
  }
}

/** Whether there is a network. */
export const online = windowValue<boolean>({
  prerendered: true,
  read: ({ navigator }) => navigator.onLine,
  events: ['online', 'offline']
})

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

/** Calls the listener with each key that is pressed anywhere on the page, until the returned function is called. */
export function onKey(
  listener: (key: string) => void,
  getTarget: () => EventTarget = () => document
): () => void {
  const target = getTarget()
  const press = (event: Event) => listener((event as KeyboardEvent).key)
  target.addEventListener('keydown', press)
  return () => target.removeEventListener('keydown', press)
}

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

/** What only the browser knows. `prerendered` stands for it in a prerendered page, until that has come to life. */
export interface BrowserValue<State> extends Observable<State> {
  readonly prerendered: State
}

interface WindowValue<State> {
  prerendered: State
  read: (window: Window) => State
  /** Names of the events that report a change. */
  events: readonly string[]
}

/** A value that the window has. */
export function windowValue<State>(
  { prerendered, read, events }: WindowValue<State>,
  getWindow: () => Window = () => window
): BrowserValue<State> {
  return {
    prerendered,
    get: () => read(getWindow()),
    subscribe(listener) {
      const target = getWindow()
      for (const event of events) target.addEventListener(event, listener, { passive: true })
      return () => {
        for (const event of events) target.removeEventListener(event, listener)
      }
    }
  }
}

/** True once the page has come to life. */
export const started = windowValue<boolean>({ prerendered: false, read: () => true, events: [] })

/** The locale in which a visitor sees numbers and dates. */
export function visitorLocale(content: Pick<Content, 'language' | 'region'>): BrowserValue<string> {
  return windowValue({
    prerendered: localeOf(content, []),
    read: ({ navigator }) => localeOf(content, navigator.languages),
    events: ['languagechange']
  })
}

/** Pixels of scrolling after which the navigation shows that the page has moved under it. */
const scrollThreshold = 10

/** Whether the page is scrolled under the navigation. */
export const scrolled = windowValue<boolean>({
  prerendered: false,
  read: ({ scrollY }) => scrollY > scrollThreshold,
  events: ['scroll']
})
