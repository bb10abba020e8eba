import type { ViewEnd } from '@sitewright/client'

/** Texts of the banner over the pages of another user, and of its end (docs/adr/0022). */
export const viewMessages = {
  region: (name: string) => `Viewing as ${name}`,
  viewing: 'Viewing as',
  readOnly: 'Read-only',
  left: (minutes: number) => (minutes <= 1 ? 'Less than a minute left' : `${minutes} min left`),
  announced: (name: string, minutes: number) =>
    minutes <= 1
      ? `Viewing as ${name} ends in less than a minute`
      : `Viewing as ${name} ends in ${minutes} minutes`,
  stop: 'Stop viewing',
  noPanel: 'This person has no access to the control panel',
  noPanelWhy: (name: string) => `${name} is shown the sign-in here.`,
  hasEnded: (name: string) => `Viewing as ${name} has ended`,
  ends: {
    stopped: 'These are your own pages again.',
    unconfirmed:
      'These are your own pages again. The server did not answer; there the view ends by itself, half an hour after it began.',
    expired: 'Half an hour is over. These are your own pages again.',
    ended:
      'The server ended it: a session was ended, or a role or status has changed. These are your own pages again.'
  } satisfies Record<ViewEnd, string>,
  reloaded: 'A page that is loaded anew shows your own account.'
} as const
