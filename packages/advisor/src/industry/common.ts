/** Advice for every small business on the web. */
export const commonAdvice = {
  journey: [
    'Looks for what you do nearby',
    'Reads what you offer',
    'Checks place and hours',
    'Gets in touch',
    'Comes again'
  ],
  keyFeatures: [
    'Your own words first',
    'Ways to reach you on every page',
    'Works on phones and without a network'
  ],
  strengths: ['A site of your own, without advertising', 'Facts that you can change yourself'],
  opportunities: ['People who search nearby', 'Regulars who recommend you'],
  trends: [
    'Many people look on a phone first',
    'Place, hours and number are looked for most',
    'Recent reviews and photos are read'
  ],
  mobile: 'On the way people want number, hours and the way to you.',
  desktop: 'At a desk people compare and read longer texts.',
  trust: ['A real address and number', 'Names and photos of people', 'Words of customers, with their consent']
} as const
