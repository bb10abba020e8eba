/** Texts of the step Features besides those of spec 1. */
export const featureMessages = {
  recommended: 'Recommended',
  premium: 'Premium',
  there: 'There:',
  missing: 'Missing:',
  needs: (name: string) => `Needs ${name}`,
  title: 'Choose what the site can do',
  lead: 'Anything a feature needs comes along with it. The price is shown in kilobytes, because your visitors pay it.',
  about: 'About',
  seconds: (seconds: number) => `${seconds} s`,
  toGenerate: 'to generate',
  selectedCount: 'selected',
  recommendedCount: 'recommended',
  categories: 'Categories',
  showAdvanced: 'Show Advanced',
  waiting: 'Waiting for something else',
  optional: 'Optional',
  selected: 'Selected',
  remove: (name: string) => `Remove ${name}`,
  nothingSelected: 'Nothing yet',
  hidden: (count: number) => `${count} ${count === 1 ? 'feature takes' : 'features take'} more work.`,
  showHidden: (count: number) => `Show ${count === 1 ? 'it' : 'them'}`
} as const
