export const queryAnswers = {
  cleared: 'Your history is empty',
  snippetGone: 'The snippet is gone',
  cancelled: 'The query is told to stop'
} as const
