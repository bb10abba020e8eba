export const testimonialMessages = {
  title: 'Testimonials',
  intro: 'In the words of our customers.',
  all: 'All testimonials',
  none: 'Nobody has been quoted yet.'
} as const
