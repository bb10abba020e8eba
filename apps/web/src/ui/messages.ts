/** Texts of parts that stand in many areas. */
export const uiMessages = {
  cancel: 'Cancel',
  tryAgain: 'Try again',
  failed: 'This could not be loaded',
  trace: (id: string) => `Trace ${id}`
} as const
