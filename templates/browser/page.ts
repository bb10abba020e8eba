import type { PageHead } from '../domain/head.ts'
import { canRegisterWorker } from '../domain/pwa.ts'

/** The address of the page that is open. */
export function getAddress(target: Window = window): string {
  return target.location.href
}

/** The path of the page that is open. */
export function getPath(target: Window = window): string {
  return target.location.pathname
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
