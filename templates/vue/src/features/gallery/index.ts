import { gallery as definition } from '../../domain/features/gallery.ts'
import type { FeatureOf } from '../../feature.ts'
import HomePictures from './HomePictures.vue'

/** Pictures by category, each with a large view. */
export const gallery: FeatureOf<typeof definition> = {
  ...definition,
  load: { gallery: () => import('./GalleryPage.vue') },
  components: { home: HomePictures }
}
