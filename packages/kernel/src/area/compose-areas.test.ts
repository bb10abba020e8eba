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
