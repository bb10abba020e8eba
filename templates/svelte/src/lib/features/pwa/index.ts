import { pwa as definition } from '#lib/domain/features/pwa.ts'
import type { FeatureOf } from '#lib/feature.ts'
import ConnectionBanner from './ConnectionBanner.svelte'
import InstallOffer from './InstallOffer.svelte'
import UpdateOffer from './UpdateOffer.svelte'

/** Works without a network, goes on the home screen, offers updates. */
export const pwa: FeatureOf<typeof definition> = {
  ...definition,
  components: { banner: ConnectionBanner, floating: UpdateOffer, footer: InstallOffer }
}
