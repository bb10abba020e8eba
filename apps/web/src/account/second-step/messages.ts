/** Texts of a sign-in to a closed account. */
export const keepMessages = {
  title: 'This account is closed',
  until: (when: string) =>
    `Due for deletion: ${when}, with its projects and everything else. Until then you can keep it.`,
  keep: 'Keep account',
  leave: 'Leave it closed',
  kept: 'Your account is open again'
} as const
