import type { FeatureDefinition } from '../feature.ts'
import { searchMessages } from '../messages/search.ts'

/** Finds pages, services and answers on the site, offline too. */
export const search = {
  id: 'search',
  routes: [{ page: 'search', path: '/search', title: searchMessages.title }],
  nav: [{ page: 'search', label: searchMessages.title, icon: 'search', order: 100 }],
  slots: { header: { order: 10 } }
} as const satisfies FeatureDefinition
