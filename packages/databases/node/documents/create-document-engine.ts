import type { DatabaseEngine, DatabaseQuery } from '../../src/engine.ts'
import { readLimits, type ReadLimits } from '../../src/limits.ts'
import type { DatabaseSchema } from '../../src/schema.ts'
import { readDocuments } from './read-documents.ts'
import { toTestFailure, withLimits } from './with-limits.ts'

export interface DocumentProbe {
  /** Version of the server, or of the API that is spoken. */
  version: string
  /** Null where the service does not say. */
  mayWrite: boolean | null
}

/** The functions of a kind of document database. */
interface DocumentKind<Parsed> {
  role: string
  /** Unit in which the service charges; null where it does not. */
  unit: Parameters<typeof readDocuments>[2]
  /** Asks for something small, to see whether the service answers. */
  probe: (signal: AbortSignal) => Promise<DocumentProbe>
  readSchema: (signal: AbortSignal) => Promise<DatabaseSchema>
  parse: (query: DatabaseQuery) => Parsed
  readPages: (parsed: Parsed, limits: ReadLimits, signal: AbortSignal) => Parameters<typeof readDocuments>[0]
}

/** Creates the engine of a document database. */
export function createDocumentEngine<Parsed>(kind: DocumentKind<Parsed>): DatabaseEngine {
  const { role, unit, probe, readSchema, parse, readPages } = kind
  return {
    test: async () => {
      const begun = performance.now()
      try {
        const found = await probe(AbortSignal.timeout(readLimits.connectMs))
        const milliseconds = performance.now() - begun
        return { ok: true, ...found, role, connections: null, milliseconds }
      } catch (error) {
        return toTestFailure(error)
      }
    },
    readSchema: () => readSchema(AbortSignal.timeout(readLimits.seconds.most * 1000)),
    async *read(query, { limits, signal }) {
      const parsed = parse(query)
      yield* withLimits(limits, signal, (ending) =>
        readDocuments(readPages(parsed, limits, ending), limits, unit)
      )
    }
  }
}
