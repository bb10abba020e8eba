const number = (count: number): string => count.toLocaleString('en-GB')
const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`

/** Texts of the probe of isolation on the screen of tenants. */
export const isolationMessages = {
  title: 'Isolation probe',
  details: 'Details of the isolation probe',
  show: 'Details',
  never: 'Never run',
  nothing: (comparisons: number, when: string) =>
    `Nothing found in ${counted(comparisons, 'comparison', 'comparisons')}, ${when}`,
  found: (differences: number, comparisons: number, when: string) =>
    `${counted(differences, 'difference', 'differences')} in ${counted(comparisons, 'comparison', 'comparisons')}, ${when}`,
  unproven: (routes: number, when: string) => `${counted(routes, 'route', 'routes')} not proven, ${when}`,
  explanation:
    'Every object of one tenant is asked for as the administrator of another one. The answer has to be the same as for what nobody has.',
  how: 'Run it on a server of this installation:',
  command: 'npm run sitewright-admin -- probe-isolation',
  ended: 'Ended',
  duration: 'Duration',
  layers: {
    repository: 'Repositories alone, without row-level security',
    rows: 'Row-level security alone, while the repositories ask for nobody'
  },
  withoutRows: 'Row-level security was not probed: it takes a Postgres and DATABASE_TENANT_ROLE.',
  routes: 'Routes',
  objects: 'Objects',
  comparisons: 'Comparisons',
  differences: 'Differences',
  seconds: (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`,
  foundList: 'What differed',
  firstOf: (shown: number, all: number) => `The first ${number(shown)} of ${number(all)}`,
  difference: (object: string, what: string) => `${object}: ${what}`,
  unprovenList: 'Not proven: the owner is told nothing either'
} as const
