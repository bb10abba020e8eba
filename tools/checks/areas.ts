// The areas of layered packages and apps. An area imports the areas that it names, and what those may import: a name
// has to stand above the line that names it, so no circle can come about, and no list repeats another. An area may lie in
// the folder of another one (`audit/reading`): the two are areas like any others.

/** Areas, lower first, each with the areas right below it. */
export type Areas = Readonly<Record<string, readonly string[]>>

/** Areas of each folder that has some, by its path; of a folder in another one first. */
export const areasByFolder: Readonly<Record<string, Areas>> = {
  'packages/kernel/src/': {
    request: [],
    crypto: [],
    db: [],
    metrics: [],
    geolocation: ['request'],
    http: ['request', 'crypto', 'metrics'],
    events: ['request', 'db'],
    roles: ['db'],
    services: ['http', 'events', 'roles'],
    settings: ['services'],
    notices: ['services'],
    mail: ['notices'],
    'rate-limits': ['services'],
    audit: ['rate-limits'],
    call: ['audit', 'notices'],
    'tenant-limits': ['call'],
    'tenant-features': ['db'],
    sessions: ['settings', 'tenant-limits', 'tenant-features'],
    credentials: ['settings', 'call'],
    tasks: ['credentials'],
    routing: ['sessions'],
    'audit/reading': ['routing'],
    jobs: ['routing'],
    stream: ['routing'],
    users: ['credentials', 'jobs'],
    area: ['jobs', 'mail', 'tasks', 'audit/reading', 'stream'],
    exports: ['users', 'area', 'geolocation']
  },
  'packages/database-panel/src/': {
    connections: [],
    writes: ['connections'],
    migrations: ['connections'],
    queries: ['connections'],
    performance: ['connections', 'queries']
  },
  'packages/saved-projects/src/': {
    pictures: [],
    projects: ['pictures'],
    team: ['pictures', 'projects']
  },
  'packages/identity/src/': {
    preferences: [],
    'saved-views': [],
    roles: [],
    users: [],
    'view-as': [],
    notices: [],
    'second-factor': ['users'],
    'security-settings': ['second-factor'],
    'sign-in': ['second-factor'],
    providers: ['sign-in'],
    account: ['providers'],
    'user-record': ['account']
  },
  'packages/tenancy/src/': {
    billing: [],
    payments: [],
    satisfaction: [],
    domains: [],
    tenants: ['billing', 'payments', 'satisfaction', 'domains'],
    'domains/verification': ['tenants'],
    invoices: ['tenants'],
    members: ['tenants']
  },
  'packages/monitoring/src/': {
    metrics: [],
    webhooks: [],
    checks: [],
    alerts: ['metrics', 'webhooks', 'checks'],
    incidents: ['alerts'],
    comparison: ['incidents'],
    dashboard: ['alerts']
  },
  'packages/panel/src/': {
    'api-explorer': [],
    explain: [],
    search: []
  },
  'apps/server/src/': {
    config: [],
    'data-folder': ['config'],
    administration: ['data-folder'],
    geolocation: [],
    start: ['data-folder', 'geolocation'],
    monitoring: ['data-folder'],
    health: [],
    http: [],
    isolation: ['config'],
    log: [],
    projects: []
  },
  'apps/web/src/admin/identity/': {
    'setting-fields': [],
    roles: [],
    users: ['roles'],
    audit: ['users', 'setting-fields'],
    'auth-settings': ['audit'],
    'sign-in': []
  },
  'apps/web/src/admin/': {
    shared: [],
    layout: ['shared'],
    identity: ['layout'],
    tenancy: ['layout'],
    monitoring: ['layout'],
    'database-panel': ['layout'],
    panel: ['layout']
  },
  'apps/web/src/': {
    lib: [],
    ui: ['lib'],
    builder: ['ui'],
    drafts: ['builder'],
    pages: ['drafts'],
    wizard: ['drafts'],
    requests: ['ui'],
    'sign-in': ['ui'],
    'step-up': ['requests', 'sign-in'],
    account: ['builder', 'step-up'],
    admin: ['builder', 'step-up'],
    dev: ['ui'],
    app: ['pages', 'wizard', 'account', 'admin', 'dev']
  }
}

/** Areas that only those named import, whatever else stands on them: use cases do not see the middleware. */
const closedAreas: Areas = { 'packages/kernel/src/http': ['services', 'routing', 'exports'] }

/** The area of a file: the longest name that its path begins with, or the folder that no name covers. */
export function areaOf(folder: string, path: string): string | undefined {
  const inside = path.slice(folder.length)
  const named = Object.keys(areasByFolder[folder] ?? {}).filter((name) => inside.startsWith(`${name}/`))
  return named.toSorted((a, b) => b.length - a.length)[0] ?? inside.match(/^([^/]+)\//)?.[1]
}

/** Whether a file of an area may import from another area of the same folder. */
export function mayImport(folder: string, own: string, other: string): boolean {
  if (closedAreas[folder + other]?.includes(own) === false) return false
  return areasBelow(areasByFolder[folder] ?? {}, own).has(other)
}

function areasBelow(areas: Areas, own: string): Set<string> {
  const below = areas[own] ?? []
  return new Set(below.flatMap((area) => [area, ...areasBelow(areas, area)]))
}

/** Names that do not stand above the line that names them. */
export function findUnordered(areas: Areas): string[] {
  const names = Object.keys(areas)
  return names.flatMap((name, index) =>
    (areas[name] ?? [])
      .filter((other) => !names.slice(0, index).includes(other))
      .map((other) => `tools/checks/areas.ts: ${name} names ${other}, which does not stand above it`)
  )
}
