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
  failedStops: 'It fails again until what is listed below is put right.'
} as const
