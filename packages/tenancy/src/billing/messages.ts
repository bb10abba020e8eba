/** Labels of invoice lines. */
export const lineMessages = {
  unused: (plan: string) => `Unused part of ${plan}`,
  rest: (plan: string) => `Rest of the period of ${plan}`,
  kept: 'Credit that is kept for the next invoice',
  credit: (number: string) => `Credit from invoice ${number}`
} as const
