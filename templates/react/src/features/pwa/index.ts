import { pwa as definition } from '../../domain/features/pwa.ts'
import type { FeatureOf } from '../../feature.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { InstallOffer } from './install-offer.tsx'
import { UpdateOffer } from './update-offer.tsx'

/** Works without a network, goes on the home screen, offers updates. */
export const pwa: FeatureOf<typeof definition> = {
  ...definition,
  load: { offline: () => import('./offline-page.tsx') },
  components: { banner: ConnectionBanner, floating: UpdateOffer, footer: InstallOffer }
}
