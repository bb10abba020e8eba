/** Texts of the calls of the performance of connected databases. */
export const performanceAnswers = {
  cancelled: 'The statement is told to stop'
} as const
