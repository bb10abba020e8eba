import type { BulkAct } from '@sitewright/api'

const number = new Intl.NumberFormat('en-GB')
const people = (count: number): string => (count === 1 ? '1 person' : `${number.format(count)} people`)
const sessions = (count: number): string => (count === 1 ? '1 session' : `${number.format(count)} sessions`)

/** What an action is called: on its button, while it runs, and once it is done. */
interface ActionMessages {
  label: string
  running: string
  done: string
}

const acts = {
  activate: { label: 'Activate', running: 'Activating', done: 'activated' },
  deactivate: { label: 'Deactivate', running: 'Deactivating', done: 'deactivated' },
  suspend: { label: 'Suspend', running: 'Suspending', done: 'suspended' },
  unlock: { label: 'Unlock', running: 'Unlocking', done: 'unlocked' },
  'end-sessions': { label: 'End sessions', running: 'Signing out', done: 'signed out' },
  invite: { label: 'Send invitations', running: 'Inviting', done: 'invited' },
  delete: { label: 'Delete', running: 'Deleting', done: 'deleted' }
} as const satisfies Record<BulkAct, ActionMessages>

const linksHold = 'Its link holds for 30 minutes; after that, Forgot password sends another one.'

/** What an action is called before the number of people. */
function beforePeople(act: BulkAct): string {
  const { label } = acts[act]
  if (act === 'invite') return `${label} to`
  return act === 'end-sessions' ? `${label} of` : label
}

/** Texts of bulk actions on users and of their jobs (spec 2 §5, §8). */
export const bulkMessages = {
  menu: 'Bulk actions',
  acts,
  imported: { label: 'Import', running: 'Importing', done: 'added' } satisfies ActionMessages,
  noneTitle: 'No Users Selected',
  noneText: 'Please select users to perform bulk actions',
  failedTitle: 'Error',
  failed: 'Failed to perform bulk action',
  ask: (act: BulkAct, count: number | undefined) =>
    `${beforePeople(act)} ${count === undefined ? '…' : people(count)}?`,
  confirm: (act: BulkAct, count: number | undefined) =>
    count === undefined ? acts[act].label : `${beforePeople(act)} ${people(count)}`,
  keep: 'Leave as they are',
  effects: {
    selected: 'Selected',
    people,
    sessions: 'Sessions',
    end: (count: number) => (count === 0 ? 'None' : `${number.format(count)} end at once`),
    projects: 'Saved projects',
    goToo: (count: number) => (count === 0 ? 'None' : `${number.format(count)} go with them`),
    own: 'Your own account',
    ownStays: 'Left out',
    ownEnds: 'Signed out too',
    above: 'Ranked above you',
    aboveStay: (count: number) => `${people(count)}, left out`,
    mail: 'Mail',
    mailed: 'To who has no password and never signed in; the others are skipped',
    undo: 'Undo',
    undoTime: 'For 15 minutes',
    undoDeletion: 'For 15 minutes, then everything is purged'
  },
  nobodyReached: 'Nobody of them is left to do it to.',
  countFailed: 'What it would do could not be counted',
  running: (words: ActionMessages, handled: number, total: number) =>
    `${words.running} ${number.format(handled)} of ${number.format(total)}`,
  undoing: (handled: number, total: number) =>
    `Taking back ${number.format(handled)} of ${number.format(total)}`,
  waiting: 'Waits for its turn',
  cancel: 'Cancel',
  cancelling: 'Stops after the people at hand',
  cancelFailed: 'The job could not be cancelled',
  finished: (words: ActionMessages, done: number) => `${people(done)} ${words.done}`,
  invited: (count: number) => `${people(count)} got a mail to set a password. ${linksHold}`,
  linksHold,
  noPassword:
    'They have no password, and cannot sign in before they set one by a link that is mailed to them.',
  noWayIn: 'They have no password, and no way to set one.',
  sendInvitations: 'Send invitations',
  sending: 'The invitations are being sent',
  removedAgain: (done: number) => `${people(done)} removed again`,
  takenBack: (done: number) => `${people(done)} as before`,
  ended: (count: number, seconds: string) => `${sessions(count)} ended in ${seconds} s.`,
  undoFor: 'Undo for 15 min.',
  undoUntil: (time: string) => `Undo until ${time}.`,
  undo: 'Undo',
  undoFailed: 'This could not be undone',
  stopped: 'Cancelled.',
  stoppedBy: (reason: string) => `Stopped: ${reason}`,
  refused: (count: number) => `${people(count)} refused.`,
  skipped: (count: number) => `${people(count)} with nothing to do, or changed since.`,
  results: 'Each result',
  dismiss: 'Dismiss',
  resultsTitle: 'What became of each',
  outcome: 'Result',
  person: 'Person',
  why: 'Why',
  gone: 'No longer there',
  fileRow: (row: string) => `Row ${row} of the file`,
  outcomes: { done: 'Done', refused: 'Refused', skipped: 'Skipped', undone: 'Taken back' },
  all: 'All results',
  show: 'Show',
  more: 'Next page',
  none: 'There is no such result',
  resultsFailed: 'The results could not be loaded',
  job: 'Work on many people',
  invitations: 'Invitations'
} as const
