/** Texts of the page that an invitation leads to. */
export const invitationMessages = {
  title: 'Invitation',
  titleOf: (tenant: string) => `Join ${tenant}`,
  lead: (inviter: string | null, role: string) =>
    inviter === null
      ? `You are invited with the role ${role}.`
      : `${inviter} invites you with the role ${role}.`,
  until: (day: string) => `The link works until ${day}.`,
  address: (email: string) => `Your account will have the address ${email}.`,
  known: (email: string) => `You are signed in as ${email}, whom this invitation is for.`,
  signInFirst: (email: string) => `${email} has an account already. Sign in with it to accept.`,
  other: (email: string, own: string) =>
    `This invitation is for ${email}, and you are signed in as ${own}. Sign out, then sign in with the account of that address.`,
  signOut: 'Sign out',
  form: 'Accept the invitation',
  accept: 'Create account and join',
  join: 'Accept with my account',
  joined: (tenant: string) => `Your account is a member of ${tenant} now.`,
  joinedNote: 'Switch to it under Your tenants, in the menu of your account.',
  toTenants: 'Your tenants',
  signIn: 'Sign in'
} as const
