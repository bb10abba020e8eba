const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** Texts of the review besides those of spec 1. */
export const reviewMessages = {
  stops: 'Put these right first',
  stopsCount: (count: number) => (count === 1 ? '1 stops you' : `${count} stop you`),
  toPutRight: (count: number) => `${counted(count, 'thing')} to put right`,
  notes: 'Good to know',
  notesCount: (count: number) => counted(count, 'note'),
  noNotes: 'Nothing to add.',
  draftsWhy: 'They are guesses. What you leave undecided is left out when you publish.',
  decide: 'Decide now',
  ready: 'Ready to generate',
  nothingStops: 'Nothing stops you.',
  nothingStopsButNotes: 'Nothing stops you. The notes below are advice.',
  failed: 'Your configuration is kept. Generate once more; where it fails again, take the site.json along.',
  failedStops: 'It fails again until what is listed below is put right.',
  configuration: 'Preview Configuration',
  copyLink: 'Copy link',
  copyCommand: 'Copy command',
  copyCurl: 'Copy curl',
  siteJson: 'site.json',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  skipAhead: 'Skip ahead',
  cancel: 'Cancel',
  whatYouGet: 'What you get',
  progress: 'Progress',
  howBuilt: 'How it is built',
  generation: 'Generation',
  validated:
    'Then every file is validated. Anything that can be repaired safely is repaired, and you see what was changed.',
  filesFailed: 'The list of files could not be made. Generating may still work.',
  listingFiles: 'Listing the files …',
  filesInAll: (count: number) => `${count} files in all`,
  editSection: (title: string) => `Edit ${title}`,
  edit: 'Edit',
  building: (name: string) => `Building ${name}`,
  title: 'Check your answers',
  buildingLead:
    'The project is already being written while these lines go by. You can skip ahead at any time.',
  lead: 'Change anything you like. You come straight back here.',
  generating: 'Generating'
} as const
