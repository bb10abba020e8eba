export const performanceAnswers = {
  cancelled: 'The statement is told to stop'
} as const
