import {
  ApiError,
  satisfactionLimits,
  type SatisfactionAnswers,
  type SatisfactionQuery
} from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { findAnswerPage } from './satisfaction.repository.ts'

/** Lists a page of the answers of a tenant, without their authors. */
export async function listAnswers(
  { services }: UserCall,
  tenantId: string,
  { page, limit }: SatisfactionQuery
): Promise<SatisfactionAnswers> {
  const { db } = services.database
  const tenant = await db.selectFrom('tenants').select('id').where('id', '=', tenantId).executeTakeFirst()
  if (tenant === undefined) throw new ApiError('tenant.not-found')
  const since = services.now() - satisfactionLimits.retentionMs
  const { rows, total } = await findAnswerPage(db, { tenantId, since, page, limit })
  const answers = rows.map(({ score, comment, answered_at: answeredAt }) => ({ score, comment, answeredAt }))
  return { answers, page, limit, total }
}
