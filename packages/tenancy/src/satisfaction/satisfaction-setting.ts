import type { SatisfactionSetting } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import type { Queries } from '@sitewright/kernel/db'

const key = 'satisfaction'

/** Whether users of tenants are asked how satisfied they are. Off by default. */
export async function getSatisfactionSetting(queries: Queries): Promise<SatisfactionSetting> {
  const row = await queries.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return row === undefined ? { enabled: false } : (JSON.parse(row.value) as SatisfactionSetting)
}

/** Switches the survey on or off; setting the current value is no change. */
export function setSatisfactionSetting(
  call: UserCall,
  { enabled }: SatisfactionSetting
): Promise<SatisfactionSetting> {
  return call.transaction(async (transaction) => {
    await transaction.lock('tenants')
    const before = await getSatisfactionSetting(transaction)
    const after = { enabled }
    if (before.enabled === enabled) return after
    const kept = { value: JSON.stringify(after), updated_at: call.services.now() }
    await transaction
      .insertInto('settings')
      .values({ key, ...kept })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(kept))
      .execute()
    transaction.publish('tenants', { ids: [] }, { tenantId: null })
    await transaction.audit(
      'satisfaction.change',
      { type: 'satisfaction', id: key },
      { details: { before, after } }
    )
    return after
  })
}
