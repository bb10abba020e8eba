import { searchMessages } from '../../domain/messages/search.ts'
import type { Feature } from '../../feature.ts'
import { SearchLink } from './search-link.tsx'

/** Finds pages, services and answers on the site, offline too. */
export const search: Feature = {
  id: 'search',
  routes: [
    { page: 'search', path: '/search', title: searchMessages.title, load: () => import('./search-page.tsx') }
  ],
  nav: [{ page: 'search', label: searchMessages.title, icon: 'search', order: 100 }],
  slots: { header: { order: 10, Component: SearchLink } }
}
