import { describe, expect, it } from 'vitest'
import {
  checkPasswordRules,
  validateRegistrationForm,
  validateSignInForm,
  defaultPasswordRules
} from './forms.ts'

const good = {
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@example.com',
  password: 'plumb-larch-seven',
  confirmation: 'plumb-larch-seven',
  terms: true
}

describe('the sign-in form', () => {
  it('asks for email and password in the words of the spec', () => {
    expect(validateSignInForm({ email: ' ', password: '' })).toEqual({
      email: 'Email is required',
      password: 'Password is required'
    })
    expect(validateSignInForm({ email: 'maya@example', password: '12345' })).toEqual({
      email: 'Email is invalid',
      password: 'Password must be at least 6 characters'
    })
    expect(validateSignInForm({ email: ' maya@example.com', password: '123456' })).toEqual({})
  })
})

describe('the registration form', () => {
  it('names every error, in the order of the fields', () => {
    const empty = { firstName: ' ', lastName: '', email: '', password: '', confirmation: '', terms: false }
    const errors = validateRegistrationForm(empty, defaultPasswordRules)
    expect(Object.entries(errors)).toEqual([
      ['firstName', 'First name is required'],
      ['lastName', 'Last name is required'],
      ['email', 'Email is required'],
      ['password', 'Password is required'],
      ['confirmation', 'Please confirm your password'],
      ['terms', 'You must agree to the terms and conditions']
    ])
    expect(validateRegistrationForm(good, defaultPasswordRules)).toEqual({})
  })

  it('wants 8 characters, whatever a setting says, and both passwords alike', () => {
    const short = { ...good, password: 'larch-7', confirmation: 'larch-8' }
    expect(validateRegistrationForm(short, { ...defaultPasswordRules, minLength: 6 })).toEqual({
      password: 'Password must be at least 8 characters',
      confirmation: 'Passwords do not match'
    })
  })

  it('counts characters, not code units, and never trims', () => {
    const four = { ...good, password: '🌲🌲🌲🌲', confirmation: '🌲🌲🌲🌲' }
    expect(validateRegistrationForm(four, defaultPasswordRules).password).toBe(
      'Password must be at least 8 characters'
    )
    expect(
      validateRegistrationForm(
        { ...good, password: '        ', confirmation: '        ' },
        defaultPasswordRules
      )
    ).toEqual({})
  })

  it('checks a password against the rules of the server', () => {
    const rules = { ...defaultPasswordRules, minLength: 12, numbers: true, symbols: true }
    expect(validateRegistrationForm(good, rules)).toEqual({ password: 'Add a digit' })
    expect(checkPasswordRules('larch-7', rules)).toEqual([
      { text: 'At least 12 characters', isMet: false },
      { text: 'Add a digit', isMet: true },
      { text: 'Add a symbol, such as ! or ?', isMet: true }
    ])
  })
})
