/** Messages of the isolation probe on the command line. */
export const isolationMessages = {
  date: 'Date',
  layer: 'Layer',
  repository: 'repositories alone (no row-level security)',
  rows: 'row-level security alone (repositories ask for nobody)',
  withoutStream:
    'The event stream is left out here: events are read once for all streams of a server, and given out by the tenant of each.',
  routes: 'Routes',
  objects: 'Objects',
  comparisons: 'Comparisons',
  differences: 'Differences',
  unproven: 'Not proven',
  duration: 'Duration',
  seconds: (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`,
  notProven: (route: string) => `${route}: the owner is told nothing either, so that this proves nothing.`,
  clean: 'Nothing was found. The result is kept with its date.',
  notClean: 'Tenants are not kept apart everywhere. The result is kept with its date.',
  running:
    'Another probe runs on this database, or one was stopped less than ten minutes ago. Wait ten minutes, then start it again: it deletes what was left.'
} as const
