const counted = new Intl.NumberFormat('en')

/** Texts of the drafts list and its actions. */
export const draftMessages = {
  left: (count: number) => `${counted.format(count)} ${count === 1 ? 'draft' : 'drafts'} left`,
  lead: 'We wrote these so that you can see a whole site. They are guesses, not facts. What you leave undecided is not published.',
  none: 'Every text on your site is yours, or says what is true of any business.',
  loading: 'Gathering the drafts',
  shows: 'What the preview shows',
  withDrafts: 'With drafts',
  asPublished: 'As published',
  decideTitle: 'Drafts',
  answersNow: 'Your answers now. Generate again to have them in the project.',
  pressPencil: 'Press a pencil to decide. The list follows.',
  published: 'Your site as it would be published today: without the drafts.',
  write: 'Write it',
  isTrue: 'It is true',
  isTrueAsItIs: 'It is true as it is',
  remove: 'Remove',
  save: 'Save',
  cancel: 'Cancel',
  undo: 'Undo',
  decided: 'Decided',
  done: { true: 'You said it is true', written: 'Written by you', removed: 'Removed' },
  announce: { true: 'Kept as true.', written: 'Your words replace it.', removed: 'Removed.' },
  undone: 'It is a draft again.',
  empty: 'Write something, or remove it.',
  hoursHelp: 'One line each, for example: Tuesday to Saturday, 8:00 to 17:00.',
  hoursUnread: (line: string) =>
    `"${line}" could not be read. Write the days and the times, such as Tuesday to Saturday, 8:00 to 17:00.`,
  linesHelp: 'One line each.',
  leaveOut: (name: string) => `Leave out ${name}`,
  putBack: (name: string) => `Put ${name} back`,
  back: (step: string) => `Back to ${step}`,
  ownText: (name: string) => `Your words: ${name}`
} as const

/** Labels for the parts of a text that is decided as a whole. */
export const partLabels: Readonly<Record<string, string>> = {
  title: 'Heading',
  intro: 'Introduction',
  text: 'Text',
  name: 'Name',
  role: 'What they do',
  question: 'Question',
  answer: 'Answer',
  address: 'Address',
  phone: 'Phone',
  hours: 'Opening hours',
  price: 'Price',
  per: 'Per',
  includes: 'What it includes, one line each',
  value: 'Figure',
  label: 'What it counts',
  comment: 'What they said',
  context: 'About what',
  alt: 'What the picture shows',
  description: 'Caption'
}
