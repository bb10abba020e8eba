import type { FeatureDefinition } from '../pages.ts'

export const analyticsMessages = {
  title: 'Analytics',
  lede: 'How this site was used.',
  counted: 'Counted in this browser only',
  countedBy: 'Counted by the server',
  example:
    'No visits have been counted yet. These figures are not real: they only show what the page will look like.',
  range: 'Time range',
  ranges: { '1d': '1 day', '7d': '7 days', '30d': '30 days', '90d': '90 days' },
  visitors: 'Visitors',
  pageViews: 'Page views',
  bounceRate: 'Bounce rate',
  duration: 'Average visit',
  table: 'Show as a table',
  time: 'Time',
  chart: 'Visitors and page views',
  how: 'A visit ends after 30 minutes without a page view; it bounces when it saw one page only. Views of this page are not counted.',
  summary: (visitors: number, views: number) => `${visitors} visitors and ${views} page views in this time.`
} as const

/** How the site was used, counted for real. */
export const analytics = {
  id: 'analytics',
  routes: [{ page: 'analytics', path: '/analytics', title: analyticsMessages.title, hidden: true }],
  nav: [{ page: 'analytics', label: analyticsMessages.title, icon: 'chart', order: 120 }],
  slots: { floating: { order: 90 } }
} as const satisfies FeatureDefinition
