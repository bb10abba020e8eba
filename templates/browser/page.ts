import { canRegisterWorker } from '../domain/pwa.ts'

/** The address of the page that is open. */
export function getAddress(target: Window = window): string {
  return target.location.href
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
