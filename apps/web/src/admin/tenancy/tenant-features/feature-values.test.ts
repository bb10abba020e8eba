import type { TenantFeatureList } from '@sitewright/api'
import { expect, test } from 'vitest'
import { isOnBy, toFeatureChanges, toFeatureValues } from './feature-values.ts'

const list: TenantFeatureList = {
  planName: 'Starter',
  revision: 3,
  features: [
    { id: 'api-keys', on: false, ofPlan: true, override: 'off', uses: 2 },
    { id: 'view-as', on: true, ofPlan: true, override: null, uses: null },
    { id: 'user-export', on: false, ofPlan: false, override: null, uses: null }
  ]
}

test('only what is chosen otherwise than before is sent, and the plan is null', () => {
  const values = toFeatureValues(list)
  expect(values).toEqual({ 'api-keys': 'off', 'view-as': 'plan', 'user-export': 'plan' })
  expect(toFeatureChanges(list, values)).toEqual({ revision: 3, overrides: {} })
  expect(toFeatureChanges(list, { ...values, 'api-keys': 'plan', 'user-export': 'on' })).toEqual({
    revision: 3,
    overrides: { 'api-keys': null, 'user-export': 'on' }
  })
})

test('a choice says whether a feature is on, by the plan where that is chosen', () => {
  expect([isOnBy({ ofPlan: true }, 'plan'), isOnBy({ ofPlan: false }, 'plan')]).toEqual([true, false])
  expect([isOnBy({ ofPlan: false }, 'on'), isOnBy({ ofPlan: true }, 'off')]).toEqual([true, false])
})
