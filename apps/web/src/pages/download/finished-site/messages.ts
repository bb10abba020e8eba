import type { FinishPhase } from '@sitewright/finished-site'

/** Messages of the finished site on the download page. */
export const finishedSiteMessages = {
  title: 'The finished site',
  lead: 'A zip for whoever puts the site online without a developer: nothing to install, no terminal. Drop it at a host, and visitors are there. It is made here, in your browser.',
  get: 'Download the finished site',
  again: 'Download it again',
  where: 'Where to drop it',
  starting: 'Loading what builds it',
  phases: {
    scripts: 'Joining the scripts',
    pages: 'Drawing the pages'
  } satisfies Record<FinishPhase, string>,
  ready: (pages: number, size: string) => `Made: ${pages === 1 ? '1 page' : `${pages} pages`}, ${size}.`,
  empty: (names: readonly string[]) =>
    `Without a page, since nothing of yours is on it yet: ${names.join(', ')}.`,
  failed: 'The site could not be made',
  failedNext: 'Try it again. The project above has everything too.',
  before: 'Before you upload it',
  complete: 'Nothing is missing, and nothing is left out.',
  missing: 'Still missing',
  leftOut: 'Left out',
  leftOutLead: 'Guesses that you did not confirm, and what nobody stands behind, do not go online.',
  decide: 'Decide',
  decideThis: (guess: string) => `Decide: ${guess}`,
  more: (count: number) => `${count} more`,
  counting: 'Looking for what is left out',
  elsewhere: 'Open this project in the wizard to change it: it is the one from before.'
} as const
