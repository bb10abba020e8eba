import type { FeatureDefinition } from '../pages.ts'

export const galleryMessages = {
  title: 'Gallery',
  intro: 'Choose a picture to see it large.',
  more: 'All pictures',
  filters: { all: 'All', work: 'Work', team: 'Team', office: 'Rooms', events: 'Events' },
  filter: 'Category',
  count: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  none: 'No pictures here yet.',
  before: 'Before',
  after: 'After',
  previous: 'Previous picture',
  next: 'Next picture',
  position: (number: number, count: number) => `${number} of ${count}`
} as const

/** Pictures by category, each with a large view. */
export const gallery = {
  id: 'gallery',
  routes: [{ page: 'gallery', path: '/gallery', title: galleryMessages.title, content: true }],
  nav: [{ page: 'gallery', label: galleryMessages.title, icon: 'image', order: 40 }],
  slots: { home: { order: 20, page: 'gallery' } }
} as const satisfies FeatureDefinition
