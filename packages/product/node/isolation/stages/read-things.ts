import { compare, isId, toQuestion } from '../comparisons.ts'
import type { ObjectName } from '../objects.ts'
import type { Operation } from '../operations.ts'
import type { Probe } from '../probe-isolation.ts'

/** Requests every object of the owner by every path that reads, with a session and with an API key. */
export async function readThings({
  operations,
  stranger,
  names,
  ownNames,
  secrets,
  findings
}: Probe): Promise<void> {
  for (const operation of operations) {
    if (operation.method !== 'GET' || operation.isStream) continue
    for (const name of namesFor(operation, names, ownNames))
      for (const signing of ['session', 'key'] as const)
        await compare(stranger, findings, toQuestion(operation, name, signing), secrets)
  }
}

/**
 * Candidates for the path of an operation: every object by its own id, whatever the kind, and parts of an object also
 * below an object of the stranger.
 */
export function namesFor(
  { params }: Operation,
  names: readonly ObjectName[],
  ownNames: readonly ObjectName[]
): ObjectName[] {
  if (params.length === 0) return []
  const fitting = names.filter(({ values }) => values.length === params.length)
  const moved = fitting.flatMap((name, index): ObjectName[] => {
    const [, ...parts] = name.values
    const own = ownNames.filter(({ values }) => values.length === params.length)[index]?.values[0]
    if (own === undefined || !parts.some(isId)) return []
    return [{ kind: `${name.kind}, as of an own object`, values: [own, ...parts], isOfOwnObject: true }]
  })
  return [...fitting, ...moved]
}
