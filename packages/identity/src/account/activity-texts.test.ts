import { activityMessages, toActivityText } from '@sitewright/api'
import { readPackageSources } from '@sitewright/kernel/testing/server-sources'
import { expect, test } from 'vitest'

/** Every action that the code writes out, with the file that does. */
const written = readPackageSources().flatMap(({ path: file, text }) =>
  [...text.matchAll(/\b(?:action(?:: | = )|audit\(\s*)'([a-z-]+\.[a-z-]+)'/g)].map(([, action = '']) => ({
    file,
    action
  }))
)

test('every audit action has a text in packages/api/src/identity/activity-messages.ts', () => {
  expect(written.length).toBeGreaterThan(20)
  expect(written.filter(({ action }) => !activityMessages.has(action))).toEqual([])
})

test('the text of an action depends on who did it, who tried, and whom it concerns', () => {
  expect(toActivityText('user.change', { outcome: 'done', own: true }).text).toBe('Changed a person')
  expect(toActivityText('user.change', { outcome: 'done', own: false }).text).toBe(
    'An administrator changed the account'
  )
  expect(toActivityText('auth.login', { outcome: 'refused', own: true }).text).toBe('Sign-in refused')
})

test('a reason is told once, and never beside the text of another one', () => {
  const textOf = (action: string, reason: string) =>
    toActivityText(action, { outcome: 'refused', own: true, reason }).text
  expect(textOf('account.password', 'wrong-password')).toBe('Wrong current password')
  expect(textOf('account.close', 'wrong-password')).toBe('Deletion refused: wrong password')
  expect(textOf('auth.second-factor', 'wrong-code')).toBe('Wrong second factor')
  expect(textOf('auth.login', 'wrong-password')).toBe('Sign-in refused: wrong password')
  expect(textOf('account.password', 'right-while-locked')).toBe(
    'Change of the password refused: right, but the account was locked'
  )
})

test('an action without a text is named by its parts', () => {
  expect(toActivityText('widget.turn-on', { outcome: 'done', own: true })).toEqual({
    kind: 'administration',
    text: 'Widget: turn on'
  })
})
