import type { AuditFilter } from '@sitewright/api'
import type { CompiledQuery } from 'kysely'
import { findRowRange, type AuditRow } from '../audit.repository.ts'
import type { Database } from '../../db/database.ts'
import { holdsTerm, indexedFilters, matchesColumn, matchesRest, searchTerms } from './audit-filter.ts'

/** An entry with the names of its users; those of deleted users are null. */
export interface ExportedEntry extends AuditRow {
  actor_email: string | null
  subject_email: string | null
}

/** The query of all entries that match a filter, oldest first, for a reader. */
export async function compileAuditExport(
  database: Pick<Database, 'engine' | 'db'>,
  filter: AuditFilter
): Promise<CompiledQuery<ExportedEntry>> {
  const range = (await findRowRange(database.db, filter)) ?? { first: 1, last: 0 }
  const { long, short } = searchTerms(filter)
  const terms = [...long, ...short]
  const conditions = [
    ...indexedFilters(filter).map((name) => matchesColumn(name, filter)),
    ...terms.map((term) => holdsTerm(database, term)),
    ...matchesRest(filter)
  ]
  return conditions
    .reduce(
      (query, condition) => query.where(condition),
      database.db
        .selectFrom('audit')
        .leftJoin('users as actor', 'actor.id', 'audit.actor_id')
        .leftJoin('users as subject', 'subject.id', 'audit.subject_id')
        .selectAll('audit')
        .select(['actor.email as actor_email', 'subject.email as subject_email'])
        .$if(terms.length > 0, (query) => query.innerJoin('audit_search', 'audit_search.seq', 'audit.seq'))
    )
    .where('audit.seq', '>=', range.first)
    .where('audit.seq', '<=', range.last)
    .orderBy('audit.seq')
    .compile()
}
