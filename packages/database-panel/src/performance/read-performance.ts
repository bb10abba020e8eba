import { performanceGapMessages, type DatabasePerformanceView } from '@sitewright/api'
import type { DatabaseKind, DatabasePerformance, PerformancePart } from '@sitewright/databases'
import type { UserCall } from '@sitewright/kernel/call'
import { getUsedConnection } from '../connections/get-used-connection.ts'
import { maskStatement } from '../queries/mask-literals.ts'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { askEngine } from './performance-engine.ts'

export async function readPerformance(
  { services, actor }: UserCall,
  id: string
): Promise<DatabasePerformanceView> {
  await enforceRateLimit(services, 'database-read-account', actor.userId)
  const row = await getUsedConnection({ services, actor }, id)
  const at = services.now()
  return toView(await askEngine(services, row, (engine) => engine.readPerformance?.()), row.kind, at)
}

/** The figures, with messages for what is missing and with the literals of statements masked. */
function toView(found: DatabasePerformance, kind: DatabaseKind, at: number): DatabasePerformanceView {
  const mask = <Entry extends { statement: string | null }>(entry: Entry): Entry => ({
    ...entry,
    statement: entry.statement === null ? null : maskStatement(entry.statement, kind)
  })
  return {
    at,
    size: toPart(found.size),
    tables: toPart(found.tables),
    connections: toPart(found.connections),
    cache: toPart(found.cache),
    running: toPart(found.running, (value) => ({ ...value, statements: value.statements.map(mask) })),
    waits: toPart(found.waits, (value) => value.map(mask)),
    unusedIndexes: toPart(found.unusedIndexes),
    scannedTables: toPart(found.scannedTables),
    statements: toPart(found.statements, (value) => value.map(mask))
  }
}

type PartView<Value> =
  | Extract<PerformancePart<Value>, { kind: 'measured' }>
  | (Extract<PerformancePart<Value>, { kind: 'missing' }> & { message: string })

function toPart<Value>(
  part: PerformancePart<Value>,
  change: (value: Value) => Value = (value) => value
): PartView<Value> {
  return part.kind === 'measured'
    ? { ...part, value: change(part.value) }
    : { ...part, message: performanceGapMessages[part.reason] }
}
