export const explorerAnswers = {
  restored: 'The calls are back in your history',
  secretDeleted: 'The secret is gone',
  unknownSecret: (name: string) => `You have no secret named ${name}.`,
  unfitHeader: (name: string) => `The header ${name} is not one of this call, or holds what no header takes.`,
  tooManyNames: (most: number) => `A call names at most ${most} secrets.`
} as const
