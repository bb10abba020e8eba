/** The browser environment when a page starts. */
export interface InstallEnvironment {
  userAgent: string
  /** iPads call themselves Macs; touch points tell them apart. */
  touchPoints: number
  /** Runs as an installed app already. */
  standalone: boolean
  /** Until when the visitor does not want to be asked, in milliseconds since 1970. */
  quietUntil: number
  now: number
}

/** How the site can be installed here: by the browser's own dialogue, by hand, or not. */
export type InstallOffer = 'prompt' | 'ios' | null

/** Milliseconds of silence after the offer was closed: 30 days. */
export const dismissalMs = 30 * 86_400_000

export function installOffer(surroundings: InstallEnvironment, hasPrompt: boolean): InstallOffer {
  if (surroundings.standalone || surroundings.now < surroundings.quietUntil) return null
  if (hasPrompt) return 'prompt'
  return isIos(surroundings) ? 'ios' : null
}

/** Service workers are registered over https or on the own machine only. */
export function canRegisterWorker({ protocol, hostname }: { protocol: string; hostname: string }): boolean {
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function isIos({ userAgent, touchPoints }: InstallEnvironment): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1)
}
