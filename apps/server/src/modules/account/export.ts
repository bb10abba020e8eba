import type { Accounts } from '../../accounts.ts'
import { atomically } from '../../db/database.ts'
import type { Actor } from '../../http/caller.ts'
import { requireFresh } from '../../http/guard.ts'
import { record } from '../audit/audit.ts'
import { limitRate } from '../rates/rate.ts'
import type { By } from './current-password.ts'
import { exporters } from './exporters.ts'

/**
 * Everything that is kept about the person who asks, as one JSON document in pieces: somebody with many projects must
 * not fill the memory. It takes a fresh proof, and is noted (security bar 25).
 */
export async function exportAccount(
  accounts: Accounts,
  { actor, caller }: By
): Promise<ReadableStream<Uint8Array>> {
  requireFresh(accounts, actor)
  await limitRate(accounts, 'export-account', actor.userId)
  await atomically(accounts.database, (transaction) =>
    record(accounts, transaction, caller, {
      action: 'account.export',
      outcome: 'done',
      actorId: actor.userId,
      subject: { type: 'user', id: actor.userId }
    })
  )
  return streamOf(documentText(accounts, actor))
}

async function* documentText(accounts: Accounts, actor: Actor): AsyncGenerator<string> {
  yield `{"exportedAt":${accounts.now()},"account":{`
  let comma = ''
  for (const [part, give] of Object.entries(exporters)) {
    yield `${comma}${JSON.stringify(part)}:[`
    comma = ''
    for await (const entry of give(accounts, actor)) {
      yield comma + JSON.stringify(entry)
      comma = ','
    }
    yield ']'
    comma = ','
  }
  yield '}}'
}

/** A stream that is written as fast as it is read. */
function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
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
