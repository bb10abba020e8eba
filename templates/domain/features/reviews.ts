import type { FeatureDefinition } from '../pages.ts'

export const reviewMessages = {
  thanks: 'Thank you for your review!',
  keptHere: 'It is kept in this browser only.',
  localTitle: 'Kept in this browser only',
  local: 'No server is set up: nobody else will see your review.',
  title: 'Reviews',
  intro: 'What people wrote, the latest first.',
  count: (count: number) => (count === 1 ? 'from 1 review' : `from ${count} reviews`),
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  none: 'No reviews yet. Write the first one.',
  write: 'Write a review',
  name: 'Name',
  rating: 'Rating',
  comment: 'Comment',
  post: 'Post review',
  posting: 'Posting…',
  noRating: 'Please choose one to five stars.',
  noComment: 'Please write a comment.',
  queued: 'Waiting for a network'
} as const

/** Reviews, and a form to write one. */
export const reviews = {
  id: 'reviews',
  routes: [{ page: 'reviews', path: '/reviews', title: reviewMessages.title }],
  nav: [{ page: 'reviews', label: reviewMessages.title, icon: 'star', order: 60 }]
} as const satisfies FeatureDefinition
