import type { Services } from '../services/services.ts'
import { inTransaction } from '../db/database.ts'
import type { Actor, RequestContext } from '../request/caller.ts'
import { requireStepUp } from '../routing/guard.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { enforceRateLimit } from '../rate-limits/rate-limits.ts'
import { exporters } from './exporters.ts'

/**
 * Exports the user's own data as a streamed JSON document, since many projects would fill the memory. It takes step-up
 * and is audited (security bar 25).
 */
export async function exportAccount(
  services: Services,
  { actor, caller }: RequestContext
): Promise<ReadableStream<Uint8Array>> {
  requireStepUp(services, actor)
  await enforceRateLimit(services, 'export-account', actor.userId)
  await inTransaction(services.database, (transaction) =>
    writeAudit(services, transaction, caller, {
      action: 'account.export',
      outcome: 'done',
      actorId: actor.userId,
      subject: { type: 'user', id: actor.userId }
    })
  )
  return toStream(writeExport(services, actor))
}

async function* writeExport(services: Services, actor: Actor): AsyncGenerator<string> {
  yield `{"exportedAt":${services.now()},"account":{`
  let comma = ''
  for (const [part, give] of Object.entries(exporters)) {
    yield `${comma}${JSON.stringify(part)}:[`
    comma = ''
    for await (const entry of give(services, actor)) {
      yield comma + JSON.stringify(entry)
      comma = ','
    }
    yield ']'
    comma = ','
  }
  yield '}}'
}

/** A stream with backpressure. */
function toStream(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next()
      if (done === true) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await texts.return(undefined)
    }
  })
}
