import { social as definition } from '#lib/domain/features/social.ts'
import type { FeatureOf } from '#lib/feature.ts'
import SocialShare from './SocialShare.svelte'

/** Social sharing: visitors pass a page on. */
export const social: FeatureOf<typeof definition> = {
  ...definition,
  components: { share: SocialShare, footer: SocialShare }
}
