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

/** How the page came here: encrypted, from this very computer, or as it is. */
export function getConnection({ location }: Window = window): 'encrypted' | 'local' | 'plain' {
  if (location.protocol === 'https:') return 'encrypted'
  return canRegisterWorker(location) ? 'local' : 'plain'
}
