import { isWebAddress } from './auth.ts'
import type { NotificationChoices, Visitor } from './backend/port.ts'
import { authMessages } from './features/auth.ts'
import { profileMessages as say } from './features/profile.ts'
import { securityMessages } from './features/security.ts'

/** A row of the profile while it is read. */
export interface ProfileRow {
  label: string
  value: string
  /** The visitor has not said it: the value says so. */
  missing?: boolean
  /** Where the value leads. */
  href?: string
}

/** What every profile says. */
export function accountRows({ email, phone, bio }: Visitor): readonly ProfileRow[] {
  return [
    said(authMessages.email, email, authMessages.notGiven),
    said(authMessages.phone, phone, authMessages.notGiven),
    said(authMessages.bio, bio, authMessages.notGiven)
  ]
}

/** How a visitor can be notified. */
export const channels = ['email', 'sms', 'push'] as const satisfies readonly (keyof NotificationChoices)[]

/** The further details of a profile. */
export function detailRows({ company, website, notifications }: Visitor): readonly ProfileRow[] {
  const chosen = channels.filter((channel) => notifications[channel]).map((channel) => say[channel])
  return [
    said(say.company, company, say.notGiven),
    { ...said(say.website, website, say.notGiven), ...(isWebAddress(website) && { href: website }) },
    { label: say.preferences, value: chosen.join(', ') || say.nothing }
  ]
}

function said(label: string, value: string, notGiven: string): ProfileRow {
  return value === '' ? { label, value: notGiven, missing: true } : { label, value }
}

interface SecurityRowsOptions {
  connection: 'encrypted' | 'local' | 'plain'
  /** There is no server behind the site. */
  isSimulated: boolean
  locale: string
}

/** What protects a visitor who is signed in. */
export function securityRows(
  { signedInAt }: Pick<Visitor, 'signedInAt'>,
  { connection, isSimulated, locale }: SecurityRowsOptions
): readonly ProfileRow[] {
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const { passwordSimulated, passwordServer, storedSimulated, storedServer, ...words } = securityMessages
  return [
    { label: words.lastSignIn, value: time.format(signedInAt) },
    { label: words.idleLabel, value: words.idleValue },
    { label: words.connection, value: words[connection] },
    { label: words.passwordLabel, value: isSimulated ? passwordSimulated : passwordServer },
    { label: words.storedLabel, value: isSimulated ? storedSimulated : storedServer }
  ]
}
