import type { SignInOptions } from './auth.ts'
import { maximumPasswordLength, minimumPasswordLength, signInPasswordLength } from './limits.ts'
import { accountMessages, passwordMessages } from './messages.ts'

/** What is wrong in a form, by field, in the order of the fields; empty where nothing is. */
export type Faults<Field extends string = string> = Partial<Record<Field, string>>

/** The rules for new passwords, as GET /api/auth/options tells them. */
export type PasswordRules = SignInOptions['password']

/** The rules that hold until the server has told its own. */
export const usualPasswordRules: PasswordRules = {
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

/** A password rule about the kinds of characters. */
export type CompositionRule = keyof typeof composition

const compositionRules = Object.keys(composition) as CompositionRule[]

/** A rule for new passwords in words, and whether a password keeps it. */
export interface KeptRule {
  text: string
  kept: boolean
}

const lengthOf = (text: string): number => Array.from(text).length

const leastOf = ({ minLength }: PasswordRules): number => Math.max(minLength, minimumPasswordLength)

/** The rules for new passwords, for showing them beside the field. */
export function keptRules(password: string, rules: PasswordRules): KeptRule[] {
  const least = leastOf(rules)
  return [
    { text: passwordMessages.atLeast(least), kept: lengthOf(password) >= least },
    ...compositionRules
      .filter((rule) => rules[rule])
      .map((rule) => ({ text: passwordMessages[rule], kept: composition[rule].test(password) }))
  ]
}

function without<Field extends string>(faults: Record<Field, string | undefined>): Faults<Field> {
  return Object.fromEntries(
    Object.entries(faults).filter(([, fault]) => fault !== undefined)
  ) as Faults<Field>
}

/** What is wrong with an email address; the server looks closer. */
export function emailFault(email: string): string | undefined {
  if (email.trim() === '') return accountMessages.emailRequired
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : accountMessages.emailInvalid
}

function signInPasswordFault(password: string): string | undefined {
  if (password === '') return accountMessages.passwordRequired
  return lengthOf(password) < signInPasswordLength
    ? accountMessages.passwordShort(signInPasswordLength)
    : undefined
}

/** What is wrong with a password that is to be set (spec 2 §5). */
export function newPasswordFault(
  password: string,
  rules: PasswordRules,
  required: string = accountMessages.passwordRequired
): string | undefined {
  if (password === '') return required
  const least = leastOf(rules)
  if (lengthOf(password) < least) return passwordMessages.short(least)
  if (lengthOf(password) > maximumPasswordLength) return passwordMessages.long(maximumPasswordLength)
  return keptRules(password, rules).find(({ kept }) => !kept)?.text
}

function confirmationFault(password: string, confirmation: string): string | undefined {
  if (confirmation === '') return accountMessages.confirmationRequired
  return confirmation === password ? undefined : accountMessages.confirmationDiffers
}

/** The sign-in forms. */
export function signInFaults({ email, password }: { email: string; password: string }): Faults {
  return without({ email: emailFault(email), password: signInPasswordFault(password) })
}

/** A new password that is typed twice. */
export function newPasswordFaults(
  { password, confirmation }: { password: string; confirmation: string },
  rules: PasswordRules,
  required?: string
): Faults {
  return without({
    password: newPasswordFault(password, rules, required),
    confirmation: confirmationFault(password, confirmation)
  })
}

/** The names and the address of a person. */
export function personFaults({
  firstName,
  lastName,
  email
}: {
  firstName: string
  lastName: string
  email: string
}): Faults {
  return without({
    firstName: firstName.trim() === '' ? accountMessages.firstNameRequired : undefined,
    lastName: lastName.trim() === '' ? accountMessages.lastNameRequired : undefined,
    email: emailFault(email)
  })
}

/** What the registration form holds. */
export interface RegistrationValues {
  firstName: string
  lastName: string
  email: string
  password: string
  confirmation: string
  terms: boolean
}

/** Validates the registration form. */
export function registrationFaults(values: RegistrationValues, rules: PasswordRules): Faults {
  return {
    ...personFaults(values),
    ...newPasswordFaults(values, rules),
    ...without({ terms: values.terms ? undefined : accountMessages.termsRequired })
  }
}
