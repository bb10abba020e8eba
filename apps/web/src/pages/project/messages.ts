import { messages, type ChangedField } from '@sitewright/builder'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const sentenceList = new Intl.ListFormat('en-GB', { type: 'conjunction' })

function listed(changes: readonly ChangedField[]): string {
  if (changes.length > 4) return `${numbers[changes.length] ?? changes.length} answers`
  return sentenceList.format(changes.map(({ name }) => `the ${name.toLowerCase()}`))
}

/** Texts of /preview and /download, and of their empty states. */
export const projectMessages = {
  none: `${messages.nothingToDownload}. Finish the wizard and generate one; it is shown here.`,
  again: 'Putting the project together again from your configuration …',
  failed:
    'The project could not be put together again. Open the builder and generate it once more; your answers are kept.',
  olderTitle: 'This project is older than your answers',
  olderText: (changes: readonly ChangedField[]) =>
    changes.length === 1
      ? 'You changed one answer since. It is not in it.'
      : `You changed ${numbers[changes.length] ?? changes.length} answers since. They are not in it.`,
  lookingAt: (moment: string) => `You are looking at the project of ${moment}`,
  allShowIt: (changes: readonly ChangedField[]) =>
    `Preview, Code and Mobile all show it. Since then you changed ${listed(changes)}.`,
  beforeTitle: 'This is the project from before',
  beforeText: 'A new one was begun, and nothing is answered for it yet.',
  project: (moment: string) => `The project of ${moment}`,
  now: 'Your answers now',
  drafts: (count: number) => (count === 0 ? 'None' : `${count} left out`),
  generateAgain: 'Generate again',
  downloadOlder: 'Download the older one',
  stays: 'The older project stays in your history either way.',
  dropsOut: (most: number) =>
    `Your history keeps ${numbers[most] ?? most} projects. This is the oldest; a new one takes its place.`,
  seeChanged: 'See what changed',
  historyTitle: 'Your projects in this browser',
  historyLead: (count: number, most: number) =>
    `The newest ${count === 1 ? 'one' : count} of at most ${most}. Each keeps the answers that it was made from.`,
  historyEmpty: 'No project was generated in this browser yet.',
  continueFrom: 'Continue from it',
  historyUndo: 'Put it back',
  historyContinued: (name: string) => `The wizard continues from ${name}.`,
  historyCaption: (name: string, moment: string) => `${name}, made ${moment}`,
  historyOf: (name: string, moment: string) => `: ${name}, ${moment}`,
  historyFacts: (moment: string, framework: string, features: number, files: number, size: string) =>
    `Generated ${moment}. ${framework}, ${features} ${features === 1 ? 'feature' : 'features'}, ${files} files, ${size}.`,
  download: 'Download',
  look: 'Look at it'
} as const
