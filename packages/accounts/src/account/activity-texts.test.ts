import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { activityMessages, toActivityText } from '@sitewright/api'
import { expect, test } from 'vitest'

const sourceFolder = fileURLToPath(new URL('..', import.meta.url))

/** Every action that the code writes out, with the file that does. */
const written = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test(-support)?\.ts$/.test(file))
  .flatMap((file) =>
    [
      ...readFileSync(`${sourceFolder}/${file}`, 'utf8').matchAll(
        /\b(?:action(?:: | = )|audit\(\s*)'([a-z-]+\.[a-z-]+)'/g
      )
    ].map(([, action = '']) => ({ file, action }))
  )

test('every audit action has a text in packages/api/src/accounts/activity-messages.ts', () => {
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

test('an action without a text is named by its parts', () => {
  expect(toActivityText('widget.turn-on', { outcome: 'done', own: true })).toEqual({
    kind: 'administration',
    text: 'Widget: turn on'
  })
})
