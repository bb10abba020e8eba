import type { SignInOptions } from './sign-in.ts'
import { maximumPasswordLength, minimumPasswordLength, signInPasswordLength } from '../kernel/limits.ts'
import { accountMessages, passwordMessages } from '../kernel/messages.ts'

/** Validation errors of a form, by field and in the order of the fields; empty for a valid form. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>

/** The rules for new passwords, from `GET /api/auth/options`. */
export type PasswordRules = SignInOptions['password']

/** The rules until those of the server have loaded. */
export const defaultPasswordRules: PasswordRules = {
  minLength: minimumPasswordLength,
  uppercase: false,
  lowercase: false,
  numbers: false,
  symbols: false
}

const composition = {
  uppercase: /\p{Lu}/u,
  lowercase: /\p{Ll}/u,
  numbers: /\p{Nd}/u,
  symbols: /[^\p{L}\p{N}\s]/u
} as const

export type CompositionRule = keyof typeof composition

const compositionRules = Object.keys(composition) as CompositionRule[]

/** A password rule as text, and whether a password meets it. */
export interface PasswordRuleResult {
  text: string
  isMet: boolean
}

const lengthOf = (text: string): number => Array.from(text).length

const minimumLengthOf = ({ minLength }: PasswordRules): number => Math.max(minLength, minimumPasswordLength)

/** Checks a password against each rule, for the list beside the field. */
export function checkPasswordRules(password: string, rules: PasswordRules): PasswordRuleResult[] {
  const least = minimumLengthOf(rules)
  return [
    { text: passwordMessages.atLeast(least), isMet: lengthOf(password) >= least },
    ...compositionRules
      .filter((rule) => rules[rule])
      .map((rule) => ({ text: passwordMessages[rule], isMet: composition[rule].test(password) }))
  ]
}

function omitUndefined<Field extends string>(errors: Record<Field, string | undefined>): FieldErrors<Field> {
  return Object.fromEntries(
    Object.entries(errors).filter(([, error]) => error !== undefined)
  ) as FieldErrors<Field>
}

/** Validates an email address in a form; the server validates it more strictly. */
export function validateEmail(email: string): string | undefined {
  if (email.trim() === '') return accountMessages.emailRequired
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : accountMessages.emailInvalid
}

function validateSignInPassword(password: string): string | undefined {
  if (password === '') return accountMessages.passwordRequired
  return lengthOf(password) < signInPasswordLength
    ? accountMessages.passwordShort(signInPasswordLength)
    : undefined
}

/** Validates a new password (spec 2 §5). */
export function validateNewPassword(
  password: string,
  rules: PasswordRules,
  required: string = accountMessages.passwordRequired
): string | undefined {
  if (password === '') return required
  const least = minimumLengthOf(rules)
  if (lengthOf(password) < least) return passwordMessages.short(least)
  if (lengthOf(password) > maximumPasswordLength) return passwordMessages.long(maximumPasswordLength)
  return checkPasswordRules(password, rules).find(({ isMet }) => !isMet)?.text
}

function validateConfirmation(password: string, confirmation: string): string | undefined {
  if (confirmation === '') return accountMessages.confirmationRequired
  return confirmation === password ? undefined : accountMessages.confirmationDiffers
}

/** Validates the sign-in form. */
export function validateSignInForm({ email, password }: { email: string; password: string }): FieldErrors {
  return omitUndefined({ email: validateEmail(email), password: validateSignInPassword(password) })
}

/** Validates a new password and its confirmation. */
export function validateNewPasswordForm(
  { password, confirmation }: { password: string; confirmation: string },
  rules: PasswordRules,
  required?: string
): FieldErrors {
  return omitUndefined({
    password: validateNewPassword(password, rules, required),
    confirmation: validateConfirmation(password, confirmation)
  })
}

/** Validates first name, last name and email address. */
export function validateProfileForm({
  firstName,
  lastName,
  email
}: {
  firstName: string
  lastName: string
  email: string
}): FieldErrors {
  return omitUndefined({
    firstName: firstName.trim() === '' ? accountMessages.firstNameRequired : undefined,
    lastName: lastName.trim() === '' ? accountMessages.lastNameRequired : undefined,
    email: validateEmail(email)
  })
}

/** The values of the registration form. */
export interface RegistrationValues {
  firstName: string
  lastName: string
  email: string
  password: string
  confirmation: string
  terms: boolean
}

/** Validates the registration form. */
export function validateRegistrationForm(values: RegistrationValues, rules: PasswordRules): FieldErrors {
  return {
    ...validateProfileForm(values),
    ...validateNewPasswordForm(values, rules),
    ...omitUndefined({ terms: values.terms ? undefined : accountMessages.termsRequired })
  }
}
