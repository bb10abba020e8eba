import type { SchemaCheck, SchemaFault } from './schema-check.ts'

/** What a typed body is: no JSON, JSON with faults, or what the call takes. */
export type BodyState =
  | { kind: 'not-json'; message: string }
  | { kind: 'unchecked' }
  | { kind: 'fits' }
  | { kind: 'faults'; faults: readonly SchemaFault[] }

/** Checks a typed body; without a check yet, only whether it is JSON. */
export function checkBody(text: string, check: SchemaCheck | undefined): BodyState {
  let value: unknown
  try {
    value = JSON.parse(text) as unknown
  } catch (error) {
    return { kind: 'not-json', message: error instanceof Error ? error.message : '' }
  }
  if (check === undefined) return { kind: 'unchecked' }
  const faults = check(value)
  return faults.length === 0 ? { kind: 'fits' } : { kind: 'faults', faults }
}
