import { social as definition } from '../../../domain/features/social.ts'
import type { FeatureOf } from '../../feature.ts'
import { SocialShare } from './social-share.ts'

/** Social sharing: visitors pass a page on. */
export const social: FeatureOf<typeof definition> = {
  ...definition,
  components: { share: SocialShare, footer: SocialShare }
}
