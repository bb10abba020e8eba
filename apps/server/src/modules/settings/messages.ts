/** What the settings say about whom they would shut out. */
export const settingsMessages = {
  noWayIn: (email: string) =>
    `${email} signs in with a password only. Let them connect a provider or add a passkey first.`
} as const
