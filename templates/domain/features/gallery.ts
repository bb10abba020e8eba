import type { FeatureDefinition } from '../feature.ts'
import { galleryMessages } from '../messages/gallery.ts'

/** Pictures by category, each with a large view. */
export const gallery = {
  id: 'gallery',
  routes: [{ page: 'gallery', path: '/gallery', title: galleryMessages.title }],
  nav: [{ page: 'gallery', label: galleryMessages.title, icon: 'image', order: 40 }]
} as const satisfies FeatureDefinition
