/** The refusal of settings that would lock out all administrators. */
export const settingsMessages = {
  noSignInMethod: (email: string) =>
    `${email} signs in with a password only. Let them connect a provider or add a passkey first.`,
  noSecondFactor: (email: string) =>
    `${email} has no second factor. Let at least one super admin set one up first.`
} as const
