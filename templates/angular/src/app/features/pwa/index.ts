import { pwa as definition } from '../../../domain/features/pwa.ts'
import type { FeatureOf } from '../../feature.ts'
import { ConnectionBanner } from './connection-banner.ts'
import { InstallOffer } from './install-offer.ts'
import { UpdateOffer } from './update-offer.ts'

/** Works without a network, goes on the home screen, offers updates. */
export const pwa: FeatureOf<typeof definition> = {
  ...definition,
  load: { offline: () => import('./offline-page.ts').then((module) => module.OfflinePage) },
  components: { banner: ConnectionBanner, floating: UpdateOffer, footer: InstallOffer }
}
