/** Texts of the table of combinations. */
export const boardMessages = {
  title: 'What was built and tested',
  text: (passed: number, tried: number, date: string) =>
    `On ${date} ${tried} combinations of frameworks, features and other choices were generated, built and opened in a browser; ${passed} of them passed. Every two choices that go together meet in one of them at least.`,
  tries:
    'Each was generated twice to the same bytes, passed its rules, types and own tests, and built without a warning. On each of its pages axe found nothing in light and dark, no link was dead, the console stayed empty and nothing was asked of another address, with the clock five days on. Those that work offline were opened without a network.',
  machine: (processor: string, cores: number, node: string, browser: string) =>
    `${processor}, ${cores} cores, Node ${node}, Chromium ${browser}.`,
  heads: ['No.', 'Framework', 'Language', 'Features', 'Look', 'Host', 'Home page', 'State', 'Builder'],
  named: { recommended: 'Recommended', everything: 'All' },
  features: (count: number) => `${count}`,
  typescript: 'TypeScript',
  javascript: 'JavaScript',
  look: (layout: string, font: string) => `${layout}, ${font}`,
  hosts: (ids: readonly string[]) =>
    ids.length === 0 ? 'None' : ids.length > 2 ? `${ids.length}` : ids.join(', '),
  kilobytes: (value: number) => `${value} KB`,
  loading: 'Loading the combinations …',
  passed: 'Passed',
  failed: 'Failed',
  open: 'Open',
  openRow: (id: number) => `Open combination ${id} in the builder`,
  figures: 'Measured',
  outdated: (names: string) => `The template has changed since: ${names}.`,
  figureHeads: [
    'Framework',
    'Version',
    'Home page, recommended',
    'Home page, everything',
    'Build',
    'Check of types',
    'Installed',
    'Lighthouse: performance, accessibility, practices, search',
    'Combinations'
  ]
} as const
