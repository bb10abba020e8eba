/** Texts of the calls of the API explorer. */
export const explorerAnswers = {
  restored: 'The calls are back in your history'
} as const
