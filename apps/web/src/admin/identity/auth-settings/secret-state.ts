import type { IdentityProvider } from '@sitewright/api'
import { secretExpiryOf } from '@sitewright/api/secret-expiry'
import type { Tone } from '../../../ui/tone.ts'
import { authSettingsMessages as words } from './messages.ts'

const dayMs = 24 * 60 * 60_000

/** The reminder of a client secret that has expired or will within 30 days; undefined where there is nothing to do. */
export function secretReminder(
  { config: { clientSecret } }: Pick<IdentityProvider, 'config'>,
  now: number
): { tone: Tone; text: string } | undefined {
  const { set, expiresAt } = clientSecret
  if (!set || expiresAt === null) return undefined
  switch (secretExpiryOf(expiresAt, now)) {
    case 'past':
      return { tone: 'danger', text: words.secretPast }
    case 'soon':
      return { tone: 'warning', text: words.secretSoon(Math.ceil((expiresAt - now) / dayMs)) }
    default:
      return undefined
  }
}
