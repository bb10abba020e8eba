import type { Feature } from '../../feature.ts'
import { SocialShare } from './social-share.tsx'

/** Social sharing: visitors pass a page on. */
export const social: Feature = {
  id: 'social',
  slots: {
    share: { order: 10, Component: SocialShare },
    footer: { order: 10, Component: SocialShare }
  }
}
