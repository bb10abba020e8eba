import { isMetered } from '@sitewright/databases'
import type { FieldErrors } from '../../ui/form.ts'
import type { ConnectionValues } from './connections/connection-values.ts'
import { kindMessages, toFieldMessages } from './kind-messages.ts'

/** What is missing in the form of a connection, by the terms of its kind; the server finds the rest. */
export function findMissing(values: ConnectionValues, isNew: boolean): FieldErrors {
  const fields = toFieldMessages(values.type)
  const named = fields.isService ? (['database', 'user'] as const) : []
  const missing = named.filter((name) => values[name].trim() === '')
  const isBudget = !isMetered(values.type) || /^\s*(?:[1-9]\d{0,8})?\s*$/.test(values.dailyBudget)
  return {
    ...Object.fromEntries(missing.map((name) => [name, kindMessages.required(fields[name])])),
    ...(isNew && values.password === '' ? { password: fields.passwordRequired } : {}),
    ...(isBudget ? {} : { dailyBudget: kindMessages.budget })
  }
}
