/** Texts of the wizard's frame besides those of spec 1. */
export const frameMessages = {
  generating: 'A project is being generated. Cancel it to change your answers.',
  otherTab: 'Another tab changed these answers',
  otherTabText: 'Nothing is saved here until you say which of the two to go on with.',
  takeOther: 'Use the other tab’s',
  keepOwn: 'Keep these',
  noSuchStep: 'There is no step of that name. This is where you were.',
  notOpenYet: (step: string, before: string) => `${step} opens once ${before} is complete.`
} as const
