import type { Transaction } from 'kysely'
import type { Tables } from '@sitewright/kernel/db'
import { addAlertEvent, findOpenAlerts, updateAlert } from './alerts.repository.ts'
import { findSilences, silencedUntil } from './silences.repository.ts'

/** Updates `silenced_until` of open alerts; returns how many have changed. */
export async function applySilences(
  transaction: Transaction<Tables>,
  now: number,
  actorId: string | null = null
): Promise<number> {
  const silences = await findSilences(transaction, now)
  let changed = 0
  for (const alert of await findOpenAlerts(transaction)) {
    const until = silencedUntil(silences, alert.rule_id)
    if (until === alert.silenced_until) continue
    changed += 1
    await updateAlert(transaction, alert.id, { silenced_until: until })
    const { reason = null } = silences.find((silence) => silence.until === until) ?? {}
    await addAlertEvent(
      transaction,
      alert.id,
      until === null
        ? { at: now, kind: 'silence-ended', actorId }
        : { at: now, kind: 'silenced', actorId, note: reason }
    )
  }
  return changed
}
