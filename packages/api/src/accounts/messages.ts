import { minimumPasswordLength } from './limits.ts'

/** The words of sign-in, registration and profile (spec 2 §5, §8), said by the server and by the forms alike. */
export const accountMessages = {
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  passwordRequired: 'Password is required',
  passwordShort: (length: number) => `Password must be at least ${length} characters`,
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  confirmationRequired: 'Please confirm your password',
  confirmationDiffers: 'Passwords do not match',
  termsRequired: 'You must agree to the terms and conditions',
  currentPasswordRequired: 'Current password is required',
  newPasswordRequired: 'New password is required',
  invalidAdminCredentials: 'Invalid credentials',
  invalidCredentials: 'Invalid email or password',
  networkError: 'Network error. Please try again.',
  registerFailed: 'Failed to create account'
} as const

/** What a password lacks, in words, by the rule that refuses it. */
export const passwordMessages = {
  short: (length: number = minimumPasswordLength) => accountMessages.passwordShort(length),
  long: (length: number) => `Password must be at most ${length} characters`,
  uppercase: 'Add an upper-case letter',
  lowercase: 'Add a lower-case letter',
  numbers: 'Add a digit',
  symbols: 'Add a symbol, such as ! or ?',
  common: 'This password is on the list of the most used ones. Choose another',
  breached: 'This password has appeared in a data breach. Choose another',
  personal: 'Leave your name, your email address and the name of this product out of the password'
} as const
