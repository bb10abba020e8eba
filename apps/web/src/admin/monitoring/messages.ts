/** Texts of the screen of monitoring (spec 2 §2, §8). */
export const monitoringMessages = {
  title: 'Monitoring',
  firing: (count: number) => `${count} ${count === 1 ? 'alert is' : 'alerts are'} open.`,
  lead: {
    healthy: 'All metrics are within their limits.',
    warning: 'Something is outside of its limits; its card says what.',
    'no-data': 'No recent data.'
  },
  autoRefresh: 'Auto-refresh',
  interval: 'Refreshed every',
  intervals: { '30': '30 s', '60': '1 m', '300': '5 m' },
  refresh: 'Refresh',
  refreshing: 'Measurements are read again',
  refreshFailed: 'Refresh Failed',
  autoRefreshFailed: 'Auto-refresh Error',
  autoRefreshOff: (why: string) => `${why} Auto-refresh is off now.`,
  errorTitle: 'System Monitoring Error',
  errorText: 'Failed to load monitoring data',
  reload: 'Reload Page',
  metrics: 'Current metrics',
  tabsLabel: 'Parts of monitoring',
  tabs: { health: 'System Health', services: 'Services Status', alerts: 'Alerts' },
  servicesDown: (down: number, all: number) => `${down} of ${all} down`,
  range: 'Time shown',
  ranges: { '15m': '15 min', '1h': '1 h', '6h': '6 h', '1d': '24 h', '7d': '7 d' },
  charts: {
    latency: 'Response time, p95',
    errors: 'Error rate',
    host: 'CPU and memory',
    queues: 'Queue depth',
    database: 'Database round trip',
    delay: 'Event loop delay'
  },
  series: {
    p95: 'p95',
    failed: 'Failed',
    cpu: 'CPU',
    memory: 'Memory',
    jobs: 'Jobs',
    mails: 'Mails',
    roundTrip: 'Round trip',
    delay: 'Delay'
  },
  usual: 'usual at this hour',
  limit: 'critical',
  source: 'all servers',
  started: (version: string) => `${version} started`,
  routes: {
    title: 'Routes',
    lead: 'Calls of the last hour, the most called first',
    none: 'Nothing was called within the last hour.',
    route: 'Route',
    calls: 'Calls',
    failed: 'Failed',
    p50: 'p50',
    p95: 'p95',
    p99: 'p99'
  },
  servers: {
    title: 'Servers',
    name: 'Server',
    version: 'Version',
    since: 'Running since',
    seen: 'Last seen',
    live: 'Live',
    gone: 'Gone',
    unnamed: 'No name'
  }
} as const
