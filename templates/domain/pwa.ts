/** The browser environment at page load. */
export interface InstallEnvironment {
  userAgent: string
  /** iPads identify as Macs; touch points tell them apart. */
  touchPoints: number
  /** Runs as an installed app. */
  standalone: boolean
  /** End of the pause after a dismissal, in milliseconds since 1970. */
  quietUntil: number
  now: number
}

/** How the site can be installed here: by the browser's prompt, by hand on iOS, or not. */
export type InstallOffer = 'prompt' | 'ios' | null

/** Milliseconds without an offer after a dismissal: 30 days. */
export const dismissalMs = 30 * 86_400_000

export function installOffer(surroundings: InstallEnvironment, hasPrompt: boolean): InstallOffer {
  if (surroundings.standalone || surroundings.now < surroundings.quietUntil) return null
  if (hasPrompt) return 'prompt'
  return isIos(surroundings) ? 'ios' : null
}

/** Service workers require a secure context: https or localhost. */
export function canRegisterWorker({ protocol, hostname }: { protocol: string; hostname: string }): boolean {
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function isIos({ userAgent, touchPoints }: InstallEnvironment): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1)
}
