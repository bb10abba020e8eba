import type { FeatureDefinition } from '../pages.ts'

export const authMessages = {
  passwordsDiffer: 'Passwords do not match',
  signedIn: 'Login successful!',
  registered: 'Registration successful!',
  updated: 'Profile updated successfully!',
  edit: 'Edit Profile',
  cancel: 'Cancel',
  signedOut: 'You are signed out.',
  accountExists: 'There is an account with this e-mail address already. Sign in instead.',
  invented: 'Not a real account',
  notSignedIn: 'Sign in to see your profile.',
  demonstration:
    'A demonstration: there is no server behind this form, so no password is checked or kept. Your name and address stay in this browser.',
  onlyHere: 'This account is a demonstration: it exists in this browser only.',
  showPassword: 'Show',
  hidePassword: 'Hide',
  showNamed: (field: string) => `Show ${field}`,
  hideNamed: (field: string) => `Hide ${field}`,
  wrong: 'E-mail address and password do not belong together.',
  loginTitle: 'Log in',
  loginAction: 'Log in',
  newHere: 'New here?',
  createAccount: 'Create an account',
  registerTitle: 'Create your account',
  registerAction: 'Create account',
  already: 'Already have one?',
  orWith: 'or continue with',
  continueWith: (name: string) => `Continue with ${name}`,
  name: 'Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  phone: 'Phone',
  bio: 'Bio',
  profileTitle: 'Profile',
  save: 'Save changes',
  signOut: 'Sign out',
  notGiven: 'Not given',
  yourProfile: (name: string) => `Your profile, ${name}`
} as const

/** Visitors register, sign in and keep a profile. */
export const auth = {
  id: 'auth',
  routes: [
    { page: 'login', path: '/login', title: authMessages.loginTitle, hidden: true },
    { page: 'register', path: '/register', title: authMessages.registerTitle, hidden: true },
    { page: 'profile', path: '/profile', title: authMessages.profileTitle, hidden: true }
  ],
  nav: [
    { page: 'profile', label: authMessages.profileTitle, icon: 'person', order: 130 },
    { page: 'login', label: authMessages.loginTitle, icon: 'login', order: 140 },
    { page: 'register', label: authMessages.registerAction, icon: 'edit', order: 150 }
  ],
  slots: { header: { order: 30 } }
} as const satisfies FeatureDefinition
