import { expect, it } from 'vitest'
import { securityMessages } from './messages/security.ts'
import { passwordStrength, strengthAdvice, strengthLabel } from './password.ts'

it('calls anything under eight characters too short', () => {
  expect(passwordStrength('')).toBe(0)
  expect(passwordStrength('aB3$xY7')).toBe(0)
  expect(strengthLabel(0)).toBe(securityMessages.strengths[0])
  expect(strengthAdvice('abc', 0)).toContain('8')
})

it('sees through common words, runs and repetition', () => {
  for (const weak of ['password1', 'qwerty123', '12345678', 'aaaaaaaaaaaa', 'abcdefgh', 'Password1!']) {
    expect(passwordStrength(weak), weak).toBeLessThanOrEqual(1)
  }
})

it('does not count the visitor’s own name and address', () => {
  const password = 'noorhaddad1'
  expect(passwordStrength(password, ['Noor Haddad', 'noorhaddad@example.com'])).toBe(1)
  expect(passwordStrength(password)).toBeGreaterThan(1)
})

it('rises with length', () => {
  const steps = ['kx7f9q2m', 'kx7f9q2mwtu', 'kettle orbit', 'kettle orbit violet tin'].map((text) =>
    passwordStrength(text)
  )
  expect(steps).toEqual([...steps].sort())
  expect(steps.at(-1)).toBe(4)
  expect(strengthAdvice('kettle orbit violet tin', 4)).toBe(securityMessages.fine)
  expect(strengthAdvice('password1', 1)).toBe(securityMessages.words)
})
