import type { FeatureDefinition } from '../pages.ts'
import { pageMessages } from '../messages.ts'

export const pwaMessages = {
  install: 'Install this site as an app: it opens from your home screen and works offline.',
  installAction: 'Install',
  installIos: 'Install this site as an app: tap Share, then Add to Home Screen.',
  dismiss: 'Not now',
  update: 'A new version is ready',
  reload: 'Reload',
  offline: 'You are offline. What you have seen before still works.'
} as const

/** Works without a network, goes on the home screen, offers updates. */
export const pwa = {
  id: 'pwa',
  routes: [{ page: 'offline', path: '/offline', title: pageMessages.appOffline, hidden: true }],
  slots: {
    banner: { order: 10 },
    floating: { order: 40 },
    footer: { order: 20 }
  }
} as const satisfies FeatureDefinition

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
