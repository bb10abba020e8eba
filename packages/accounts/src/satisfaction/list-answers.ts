import { satisfactionLimits, type SatisfactionAnswers, type SatisfactionQuery } from '@sitewright/api'
import type { UserCall } from '../call/call.ts'
import { getFacts } from '../tenants/tenants.usecases.ts'
import { findAnswerPage } from './satisfaction.repository.ts'

/** Lists a page of the answers of a tenant, without saying who gave them. */
export async function listAnswers(
  { services }: UserCall,
  tenantId: string,
  { page, limit }: SatisfactionQuery
): Promise<SatisfactionAnswers> {
  const { db } = services.database
  await getFacts(db, tenantId)
  const since = services.now() - satisfactionLimits.keptMs
  const { rows, total } = await findAnswerPage(db, { tenantId, since, page, limit })
  const answers = rows.map(({ score, comment, answered_at: answeredAt }) => ({ score, comment, answeredAt }))
  return { answers, page, limit, total }
}
