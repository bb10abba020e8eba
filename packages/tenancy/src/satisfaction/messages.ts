export const satisfactionTexts = { thanks: 'Thank you. Your answer is kept.' } as const
