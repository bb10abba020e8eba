import { gallery as definition } from '#lib/domain/features/gallery.ts'
import type { FeatureOf } from '#lib/feature.ts'
import HomePictures from './HomePictures.svelte'

/** Pictures by category, each with a large view. */
export const gallery: FeatureOf<typeof definition> = {
  ...definition,
  components: { home: HomePictures }
}
