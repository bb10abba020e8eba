import type { NewExplorerCall } from '@sitewright/api'
import type { CallSchemas } from '@sitewright/api/call-schemas'
import { hideSecrets } from '@sitewright/api/hide-secrets'
import { isPlaceholder } from '@sitewright/api/secret-placeholder'
import { secretExtension } from '@sitewright/api/secret-fields'
import { isSecretName, redactSecretForms } from '@sitewright/kernel/request'

/** The part of a call that may be saved. */
interface KeptCall {
  parameters: Record<string, string>
  body: string | null
  /** Number of values that were removed. */
  leftOut: number
}

/** Statements and rows of connected databases are not part of this history. */
const bodiless = '/api/database/'

/**
 * Removes secrets from a call: fields marked in its schema, named like a secret, or that look like one. Undeclared
 * parameters and bodies that are not JSON are removed as a whole, since nothing is known about them.
 */
export function withoutSecrets(
  { parameters, body }: Pick<NewExplorerCall, 'parameters' | 'body'>,
  schemas: CallSchemas
): KeptCall {
  const given = Object.entries(parameters)
  const kept = given.filter(([key, value]) =>
    schemas.parameters.some(
      ({ in: place, name, schema }) =>
        key === `${place}.${name}` &&
        (isPlaceholder(value) || (schema?.[secretExtension] === undefined && !isSecretName(name)))
    )
  )
  const counts = { leftOut: given.length - kept.length }
  const values = kept.map(([key, value]) => [key, redactText(value, counts)] as const)
  return {
    parameters: Object.fromEntries(values),
    body: keepBody(body, schemas, counts),
    leftOut: counts.leftOut
  }
}

function keepBody(
  body: string | null,
  { path, takesBody, body: schema, document }: CallSchemas,
  counts: { leftOut: number }
): string | null {
  if (body === null && !takesBody) return null
  const value = body === null || path.startsWith(bodiless) || schema === undefined ? undefined : parse(body)
  if (value === undefined) {
    counts.leftOut += 1
    return null
  }
  const shown = hideSecrets(value, { schema, document, showsOnce: false, mark: () => '' })
  counts.leftOut += shown.hidden
  return JSON.stringify(redactAll(shown.value, counts))
}

/** The value of a JSON text; undefined where it is invalid. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Empties fields that are named like a secret, and redacts values that look like one. */
function redactAll(value: unknown, counts: { leftOut: number }): unknown {
  if (typeof value === 'string') return redactText(value, counts)
  if (Array.isArray(value)) return value.map((each) => redactAll(each, counts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => {
      if (!isSecretName(name) || !isText(each) || isPlaceholder(each)) return [name, redactAll(each, counts)]
      if (each.length > 0) counts.leftOut += 1
      return [name, Array.isArray(each) ? [] : '']
    })
  )
}

/** A string or list of strings, the possible types of a secret. */
function isText(value: unknown): value is string | string[] {
  return (
    typeof value === 'string' || (Array.isArray(value) && value.every((each) => typeof each === 'string'))
  )
}

function redactText(text: string, counts: { leftOut: number }): string {
  const redacted = redactSecretForms(text)
  if (redacted !== text) counts.leftOut += 1
  return redacted
}
