/** Texts of a validation report besides those of its rules. */
export const reportMessages = {
  title: 'Validation report',
  lead: (name: string, moment: string) =>
    `${name}, generated ${moment}. It says what was looked at, how, and what was not.`,
  ready: 'READY TO USE',
  notReady: 'Not ready yet',
  again: 'Check again',
  checkNow: 'Check it now',
  checking: 'Looking at it …',
  notAsked: 'Nobody looked at this project yet.',
  allClean: (total: number) => `All ${total} things on the list were looked at. Nothing was found.`,
  open: (found: number, unchecked: number, total: number) => {
    const findings = found === 0 ? '' : `${found} of ${total} checks found something`
    const left = unchecked === 0 ? '' : `${unchecked === 1 ? '1 was' : `${unchecked} were`} not done`
    const both = [findings, left].filter(Boolean).join(', and ')
    return `${both}. READY is said when all ${total} checks were done and nothing was found.`
  },
  failed: 'The check itself failed, so nothing can be said of this project.',
  tape: (clean: number, found: number, unchecked: number, total: number) =>
    `${clean} of ${total} checked without a finding, ${found} found, ${unchecked} not checked`,
  legendClean: (count: number) => `${count} checked, nothing found`,
  legendFound: (count: number) => `${count} found`,
  legendUnchecked: (count: number) => `${count} not checked`,
  found: 'Found',
  unchecked: 'Not checked, and why',
  checked: 'Checked',
  repaired: (count: number) => `${count} ${count === 1 ? 'thing was' : 'things were'} put right before.`,
  more: (count: number) => `and ${count} more`,
  show: 'Show it',
  how: { read: 'read', measured: 'measured', run: 'run', asked: 'asked', told: 'told by you' }
} as const
