import { galleryMessages } from '../../domain/messages/gallery.ts'
import type { Feature } from '../../feature.ts'

/** Pictures by category, each with a large view. */
export const gallery: Feature = {
  id: 'gallery',
  routes: [
    { page: 'gallery', path: '/gallery', title: galleryMessages.title, load: () => import('./page.tsx') }
  ],
  nav: [{ page: 'gallery', label: galleryMessages.title, icon: 'image', order: 40 }]
}
