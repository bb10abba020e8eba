import { pageMessages } from '../../domain/messages.ts'
import type { Feature } from '../../feature.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { InstallOffer } from './install-offer.tsx'
import { UpdateOffer } from './update-offer.tsx'

/** Works without a network, goes on the home screen, offers updates. */
export const pwa: Feature = {
  id: 'pwa',
  routes: [
    {
      page: 'offline',
      path: '/offline',
      title: pageMessages.appOffline,
      load: () => import('./offline-page.tsx')
    }
  ],
  slots: {
    banner: { order: 10, Component: ConnectionBanner },
    floating: { order: 40, Component: UpdateOffer },
    footer: { order: 20, Component: InstallOffer }
  }
}
