import { geolocationMessages } from '../../domain/messages/geolocation.ts'
import type { Feature } from '../../feature.ts'

/** Where the business is, and how far that is from the visitor. */
export const geolocation: Feature = {
  id: 'geolocation',
  routes: [
    {
      page: 'locations',
      path: '/locations',
      title: geolocationMessages.title,
      load: () => import('./page.tsx')
    }
  ],
  nav: [{ page: 'locations', label: geolocationMessages.title, icon: 'place', order: 80 }]
}
