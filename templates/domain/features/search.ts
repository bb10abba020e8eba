import type { FeatureDefinition } from '../pages.ts'

export const searchMessages = {
  title: 'Search',
  label: 'Search this site',
  submit: 'Search',
  searching: 'Searching…',
  results: (count: number, query: string) =>
    count === 1 ? `1 result for “${query}”` : `${count} results for “${query}”`,
  noneTitle: (query: string) => `Nothing found for “${query}”`,
  none: 'Try fewer or other words, or one of these pages.',
  pages: 'Pages',
  services: 'Services',
  questions: 'Questions',
  team: 'Team',
  places: 'Locations',
  gallery: 'Gallery'
} as const

/** Finds pages, services and answers on the site, offline too. */
export const search = {
  id: 'search',
  routes: [{ page: 'search', path: '/search', title: searchMessages.title, hidden: true }],
  nav: [{ page: 'search', label: searchMessages.title, icon: 'search', order: 100 }],
  slots: { header: { order: 10 } }
} as const satisfies FeatureDefinition
