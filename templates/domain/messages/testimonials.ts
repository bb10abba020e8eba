export const testimonialMessages = {
  title: 'Testimonials',
  intro: 'In the words of our customers.',
  none: 'Nobody has been quoted yet.'
} as const
