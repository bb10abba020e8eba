import type { SessionState } from '../roles/session-state.ts'

const byAdministrator = 'An administrator has changed your account, which ended your session. Sign in again.'
const byPassword = 'Your password was changed, which ended your other sessions. Sign in with the new one.'
const byFactor = 'Your second factor was changed, which ended your other sessions. Sign in again.'

/** Messages for users whose session was revoked, by `revoke_reason`. */
const messages: Readonly<Record<string, string>> = {
  administrator: 'An administrator has ended your sessions. Sign in again.',
  role: byAdministrator,
  status: byAdministrator,
  'password-change': byPassword,
  'password-reset': byPassword,
  'second-factor': byFactor,
  'second-factor-reset': byFactor,
  'second-factor-required': 'A second factor is asked for here now. Sign in to set one up.',
  tenant: 'Your organisation was suspended, which ended your session. Ask whoever runs this installation.',
  closed: 'This account was closed. Sign in within 14 days to keep it.',
  reuse: 'A token of your session was used twice, so we ended it for safety. Sign in again.',
  'signed-in-again': 'You have signed in again in this browser, which ended the session before it.'
}

/** Why a session was revoked; undefined if it expired or its user signed out. */
export function endReason(state: SessionState | undefined): string | undefined {
  return messages[state?.session.revoke_reason ?? '']
}
