import type { SecuritySettings } from '@sitewright/api'
import { settingChoices } from '@sitewright/api/limits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedSettings, findWordsProblem, toNewSettings } from './security-changes.ts'

const settings: SecuritySettings = {
  sessionTimeout: 8,
  maxLoginAttempts: 5,
  lockoutDuration: 15,
  requireTwoFactor: false,
  allowPasswordLogin: true,
  enforceStrongPasswords: false,
  passwordMinLength: 8,
  passwordRequirements: { uppercase: true, lowercase: true, numbers: true, symbols: true },
  refusedWords: []
}

test('the settings that differ are counted, those of characters as one', () => {
  expect(changedSettings(settings, structuredClone(settings))).toEqual([])
  expect(
    changedSettings(settings, {
      ...settings,
      sessionTimeout: 4,
      passwordRequirements: { ...settings.passwordRequirements, symbols: false, numbers: false }
    })
  ).toEqual(['sessionTimeout', 'passwordRequirements'])
})

test('refused words are one a line, and blanks are no change', () => {
  expect(changedSettings(settings, { ...settings, refusedWords: ['', ' '] })).toEqual([])
  expect(toNewSettings({ ...settings, refusedWords: [' acme ', '', 'lathe'] }).refusedWords).toEqual([
    'acme',
    'lathe'
  ])
  expect(findWordsProblem(['acme', ''])).toBeUndefined()
  for (const wrong of [['a-b-c'], ['x'.repeat(51)], Array.from({ length: 201 }, () => 'lathe')])
    expect(findWordsProblem(wrong)).toMatch(/at most/i)
})

test('whatever is kept, what is sent is one of the choices', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (sessionTimeout, passwordMinLength) => {
      const sent = toNewSettings({ ...settings, sessionTimeout, passwordMinLength })
      expect(settingChoices.sessionTimeout).toContain(sent.sessionTimeout)
      expect(settingChoices.passwordMinLength).toContain(sent.passwordMinLength)
    })
  )
  expect(toNewSettings(settings)).toEqual(settings)
})
