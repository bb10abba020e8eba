import type { ApiCalls, Plan, TenantFeatureId } from '@sitewright/api'
import type { FieldErrors } from '../../../ui/form.ts'
import { planMessages as words, tenantFormMessages } from '../messages.ts'

type PlanChangesInput = ApiCalls['PATCH /api/admin/plans/{id}']['input']['body']

export interface PlanValues {
  currency: string
  monthlyPrice: string
  yearlyPrice: string
  users: string
  storage: string
  requests: string
  features: readonly TenantFeatureId[]
}

const gigabyte = 1_000_000_000

export function toPlanValues({ currency, monthlyPrice, yearlyPrice, limits, features }: Plan): PlanValues {
  const toText = (value: number | null, unit = 1) => (value === null ? '' : String(value / unit))
  const toPrice = (cents: number | null) =>
    cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)
  return {
    currency,
    monthlyPrice: toPrice(monthlyPrice),
    yearlyPrice: toPrice(yearlyPrice),
    users: toText(limits.users),
    storage: toText(limits.storageBytes, gigabyte),
    requests: toText(limits.apiRequests),
    features
  }
}

/** What is wrong with the values before they are sent. */
export function checkPlanValues(values: PlanValues): FieldErrors {
  const prices = (['monthlyPrice', 'yearlyPrice'] as const).filter(
    (name) => !/^(?:\d{1,9}(?:[.,]\d{1,2})?)?$/.test(values[name].trim())
  )
  const limits = (['users', 'requests'] as const).filter(
    (name) => !/^(?:[1-9]\d{0,11})?$/.test(values[name].trim())
  )
  const storage = values.storage.trim()
  const isStorageRight = storage === '' || (/^\d{1,6}(?:\.\d{1,9})?$/.test(storage) && Number(storage) > 0)
  return {
    ...Object.fromEntries(prices.map((name) => [name, words.wrongPrice])),
    ...(/^[A-Za-z]{3}$/.test(values.currency.trim()) ? {} : { currency: words.wrongCurrency }),
    ...Object.fromEntries(limits.map((name) => [name, tenantFormMessages.wholeNumber])),
    ...(isStorageRight ? {} : { storage: words.wrongStorage })
  }
}

export function toPlanChanges(values: PlanValues): PlanChangesInput {
  const toNumber = (text: string, unit = 1) =>
    text.trim() === '' ? null : Math.round(Number(text.trim().replace(',', '.')) * unit)
  return {
    currency: values.currency.trim().toUpperCase(),
    monthlyPrice: toNumber(values.monthlyPrice, 100),
    yearlyPrice: toNumber(values.yearlyPrice, 100),
    limits: {
      users: toNumber(values.users),
      storageBytes: toNumber(values.storage, gigabyte),
      apiRequests: toNumber(values.requests)
    },
    features: [...values.features]
  }
}
