/** A group of API operations. */
interface Family {
  name: 'Projects' | 'Authentication' | 'Database' | 'Monitoring'
  text: string
  calls: readonly (readonly ['GET' | 'POST', string])[]
}

/** The groups of the backend's API (spec 1 §7). */
export const families: readonly Family[] = [
  {
    name: 'Projects',
    text: 'The wizard’s own work over HTTP: a site document in, a zip out.',
    calls: [
      ['GET', '/api/catalog'],
      ['POST', '/api/projects'],
      ['POST', '/api/projects/advice'],
      ['POST', '/api/projects/check']
    ]
  },
  {
    name: 'Authentication',
    text: 'Sign-in, accounts, provider log-in and the projects you save.',
    calls: [
      ['POST', '/api/auth/login'],
      ['POST', '/api/auth/register'],
      ['GET', '/api/auth/oauth/{provider}'],
      ['POST', '/api/auth/refresh']
    ]
  },
  {
    name: 'Database',
    text: 'Connect the databases that you run, look at their schema, query them, and write in two phases.',
    calls: [
      ['GET', '/api/database/schemas'],
      ['POST', '/api/database/query']
    ]
  },
  {
    name: 'Monitoring',
    text: 'Readings of the machine and the requests it serves.',
    calls: [
      ['GET', '/api/monitoring/health'],
      ['GET', '/api/monitoring/metrics']
    ]
  }
]
