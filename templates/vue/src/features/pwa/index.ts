import { pwa as definition } from '../../domain/features/pwa.ts'
import type { FeatureOf } from '../../feature.ts'
import ConnectionBanner from './ConnectionBanner.vue'
import InstallOffer from './InstallOffer.vue'
import UpdateOffer from './UpdateOffer.vue'

/** Works without a network, goes on the home screen, offers updates. */
export const pwa: FeatureOf<typeof definition> = {
  ...definition,
  load: { offline: () => import('./OfflinePage.vue') },
  components: { banner: ConnectionBanner, floating: UpdateOffer, footer: InstallOffer }
}
