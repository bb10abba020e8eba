import type { Effect } from '../../../../ui/confirm-dialog.tsx'

const number = new Intl.NumberFormat('en-GB')
const keys = (count: number): string => (count === 1 ? '1 API key' : `${number.format(count)} API keys`)

/** Texts about API keys where sessions end: keys stay valid unless their revocation is chosen. */
export const apiKeyMessages = {
  revoke: (count: number) =>
    `Revoke ${keys(count)} too; what uses ${count === 1 ? 'it' : 'them'} stops working`,
  revoked: (count: number) => `${keys(count)} revoked`,
  effect(count: number, revokeKeys: boolean): Effect {
    const label = 'API keys'
    if (count === 0) return { label, value: 'None' }
    return revokeKeys
      ? { label, value: `${number.format(count)} revoked`, tone: 'warning' }
      : { label, value: count === 1 ? '1 stays' : `${number.format(count)} stay` }
  }
} as const
