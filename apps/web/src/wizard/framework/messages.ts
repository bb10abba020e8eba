/** Texts of the step Framework besides those of spec 1. */
export const frameworkMessages = {
  recommended: 'Recommended',
  unavailable: 'Not available yet',
  pros: 'For:',
  cons: 'Against:',
  score: (label: string, name: string) => `${label} of ${name}`,
  learningCurve: 'Learning curve',
  bestFor: 'Best for',
  title: 'Pick a framework',
  lead: 'It decides how the code reads, not what visitors see. Whoever looks after the site later will thank you for one they know.',
  legend: 'Framework',
  typescript: 'TypeScript',
  typescriptHelp:
    'Mistakes show while typing instead of in front of visitors. Off gives the same project in JavaScript.',
  typescriptOnly: (name: string) => `${name} is written in TypeScript only.`,
  popularity: 'Popularity',
  performance: 'Performance',
  ecosystem: 'Ecosystem'
} as const
