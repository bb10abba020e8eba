/** Texts of the table of combinations. */
export const boardMessages = {
  title: 'What was built and tested',
  text: (passed: number, tried: number, date: string) =>
    `${passed} of ${tried} combinations of frameworks, features and other choices passed, all of them tried since ${date}. Every two features of a framework meet in one of them at least, and so do every two of the other choices that go together.`,
  checks:
    'A combination passes where it is generated twice to the same bytes, passes its linter, its type check and its own tests, and builds without a warning; where on each of its pages axe finds nothing in light and dark, no link is dead, the console stays empty and nothing is asked of another address, with the clock five days ahead; and where it opens without a network, if it is to work offline.',
  machine: (processor: string, cores: number, node: string, browser: string) =>
    `${processor}, ${cores} cores, Node ${node}, Chromium ${browser}.`,
  heads: [
    'No.',
    'Framework',
    'Language',
    'Features',
    'Look',
    'Host',
    'Home page, with drafts',
    'State',
    'Builder'
  ],
  named: { recommended: 'Recommended', everything: 'All' },
  features: (count: number) => `${count}`,
  typescript: 'TypeScript',
  javascript: 'JavaScript',
  look: (layout: string, font: string) => `${layout}, ${font}`,
  hosts: (ids: readonly string[]) =>
    ids.length === 0 ? 'None' : ids.length > 2 ? `${ids.length} hosts` : ids.join(', '),
  kilobytes: (value: number) => `${value} KB`,
  loading: 'Loading the combinations …',
  passed: 'Passed',
  failed: 'Failed',
  open: 'Open',
  opened: (id: number) => `Combination ${id} is open in the builder.`,
  openRow: (id: number) => `Open combination ${id} in the builder`,
  figures: 'Measured',
  outdated: (names: string) => `The template has changed since: ${names}.`,
  figureHeads: [
    'Framework',
    'Version',
    'Published home page, recommended',
    'Published home page, everything',
    'Build',
    'Check of types',
    'Installed',
    'Lighthouse: performance, accessibility, practices, search',
    'Combinations'
  ]
} as const
