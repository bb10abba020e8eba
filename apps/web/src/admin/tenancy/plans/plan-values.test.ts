import type { Plan } from '@sitewright/api'
import { expect, test } from 'vitest'
import { checkPlanValues, toPlanChanges, toPlanValues } from './plan-values.ts'

const plan: Plan = {
  id: 'starter',
  name: 'Starter',
  currency: 'EUR',
  monthlyPrice: 14_950,
  yearlyPrice: null,
  limits: { users: 10, storageBytes: 5_500_000_000, apiRequests: null },
  features: ['api-keys', 'view-as']
}

test('a plan that is opened and saved stays as it is', () => {
  const { id: _id, name: _name, ...same } = plan
  expect(checkPlanValues(toPlanValues(plan))).toEqual({})
  expect(toPlanChanges(toPlanValues(plan))).toEqual(same)
})

test('a price has at most two decimals, a comma or a point; a limit is a whole number above zero', () => {
  const values = toPlanValues(plan)
  expect(toPlanChanges({ ...values, monthlyPrice: '149,5', currency: 'gbp' })).toMatchObject({
    monthlyPrice: 14_950,
    currency: 'GBP'
  })
  const wrong = { currency: 'Euro', monthlyPrice: '-1', yearlyPrice: '1.999', users: '0', storage: '0' }
  expect(Object.keys(checkPlanValues({ ...values, ...wrong })).toSorted()).toEqual(
    Object.keys(wrong).toSorted()
  )
})
