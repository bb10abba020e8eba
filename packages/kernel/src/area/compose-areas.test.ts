import { expect, test } from 'vitest'
import type { Area } from './area.ts'
import { composeAreas } from './compose-areas.ts'

const withPart = (part: string): Area => ({
  routes: [],
  exporters: {
    async *[part]() {
      yield part
    }
  }
})

test('the parts of an export stand in the order of the areas', () => {
  expect(Object.keys(composeAreas([withPart('profile'), withPart('projects')]).exporters)).toEqual([
    'profile',
    'projects'
  ])
})

test('an area does not replace what another one exports', () => {
  expect(() => composeAreas([withPart('profile'), withPart('profile')])).toThrow('same name')
})

test('what one area brings is asked of all, and missed by its name', () => {
  const askIssuer = () => Promise.resolve()
  expect(composeAreas([withPart('profile'), { routes: [], askIssuer }]).askIssuer).toBe(askIssuer)
  expect(() => composeAreas([withPart('profile')]).signIn).toThrow('0 areas have signIn')
  const twice = composeAreas([
    { routes: [], askIssuer },
    { routes: [], askIssuer }
  ])
  expect(() => twice.askIssuer).toThrow('2 areas have askIssuer')
})
