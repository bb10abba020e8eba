import { gallery as definition } from '../../../domain/features/gallery.ts'
import type { FeatureOf } from '../../feature.ts'

/** Pictures by category, each with a large view. */
export const gallery: FeatureOf<typeof definition> = {
  ...definition,
  load: { gallery: () => import('./gallery-page.ts').then((module) => module.GalleryPage) },
  loadComponents: {
    home: () => import('./home-pictures.ts').then((module) => module.HomePictures)
  }
}
