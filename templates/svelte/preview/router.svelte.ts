import { tick } from 'svelte'
import { findRoutePage } from '../render/route-pages.ts'

/** A page that was opened. */
interface Visit {
  url: URL
  state: App.PageState
}

/** A navigation that is over, as SvelteKit tells of it. */
interface Arrival {
  from: Visit
  to: Visit
  type: 'goto'
}

interface NavigationOptions {
  /** Whether the page is scrolled to its start, or to the part that the address names. @default true */
  reset?: boolean
  state?: App.PageState
}

let visit = $state.raw<Visit>({ url: new URL('http://localhost/'), state: {} })
const found = $derived(findRoutePage(visit.url.pathname))
const listeners = new Set<(arrival: Arrival) => void>()

/** The page that is open. Its address is kept in memory: a frame has no address bar. */
export const router = {
  get url() {
    return visit.url
  },
  get state() {
    return visit.state
  },
  /** What stands at the address; undefined where the site has no page there. */
  get found() {
    return found
  },
  /** Its address in the site. */
  get path() {
    return visit.url.pathname + visit.url.search
  }
}

/** Sets where the site begins, before it is drawn. */
export function startAt(address: string): void {
  visit = { url: new URL(address, visit.url), state: {} }
}

/** Opens an address of the site; resolves once its page is drawn. */
export async function navigate(
  address: string,
  { reset = true, state = {} }: NavigationOptions = {}
): Promise<void> {
  const from = visit
  const to = { url: new URL(address, from.url), state }
  visit = to
  await tick()
  if (reset) scrollToPart(to.url.hash)
  for (const listener of listeners) listener({ from, to, type: 'goto' })
}

/** Calls back after each navigation, until the returned function is called. */
export function onArrival(listener: (arrival: Arrival) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens the page of the site that a click on a link asks for; other links are left to the browser. */
export function followLink(event: MouseEvent): void {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = event
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const link = target instanceof Element ? target.closest('a') : null
  const address = link?.getAttribute('href') ?? ''
  if (link === null || !/^\/(?!\/)/.test(address) || link.target !== '' || link.hasAttribute('download'))
    return
  event.preventDefault()
  void navigate(address, { reset: link.dataset['sveltekitReset'] !== 'false' })
}

function scrollToPart(hash: string) {
  const part = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  if (part === null) window.scrollTo(0, 0)
  else part.scrollIntoView()
}
