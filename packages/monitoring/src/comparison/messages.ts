export const comparisonMessages = {
  problems: {
    order: 'The end comes before the beginning. Give a later one.',
    long: 'This window is too long. Choose one of at most 7 days.',
    usual:
      'What is usual is known by the hour. Choose a window of at most 12 hours, or compare with the time before.'
  }
} as const
