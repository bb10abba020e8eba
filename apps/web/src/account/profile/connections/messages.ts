import { profileMessages } from '../messages.ts'
import type { FailureMessage } from '../toasts.ts'

/** Texts of the tab Connected Accounts (spec 2 §2, §8). */
export const connectionMessages = {
  title: 'Connected accounts',
  note: 'Ways to sign in besides your password.',
  none: 'No sign-in provider is set up',
  noneDetail: 'Google, GitHub and Microsoft appear here once an administrator has set them up.',
  notConnected: 'Not connected',
  connected: (day: string) => `connected ${day}`,
  used: (ago: string) => `used ${ago}`,
  connect: 'Connect',
  connectOf: (provider: string) => `Connect ${provider}`,
  disconnect: 'Disconnect',
  disconnectOf: (provider: string) => `Disconnect ${provider}`,
  onlyWay: 'Your only way to sign in. Set a password first, then disconnect it.'
} as const

/** The toasts of spec 2 §8 about providers. */
export const connectionFailures = {
  disconnect: { title: profileMessages.error, text: 'Failed to disconnect provider' }
} as const satisfies Record<string, FailureMessage>
