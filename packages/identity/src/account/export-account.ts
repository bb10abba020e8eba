import type { UserCall } from '@sitewright/kernel/call'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import type { Exporter } from '@sitewright/kernel/area'

type Exporters = Readonly<Record<string, Exporter>>

/**
 * Exports the user's own data as a streamed JSON document, since many projects would exceed the memory. It is audited.
 *
 * @param exporters The parts of the document, by name.
 */
export async function exportAccount(
  call: UserCall,
  exporters: Exporters
): Promise<ReadableStream<Uint8Array>> {
  const { services, actor } = call
  await enforceRateLimit(services, 'export-account', actor.userId)
  await call.transaction((transaction) => transaction.audit('account.export', { id: actor.userId }))
  return toStream(writeExport(call, exporters))
}

async function* writeExport(call: UserCall, exporters: Exporters): AsyncGenerator<string> {
  yield `{"exportedAt":${call.services.now()},"account":{`
  let comma = ''
  for (const [part, give] of Object.entries(exporters)) {
    yield `${comma}${JSON.stringify(part)}:[`
    comma = ''
    for await (const entry of give(call)) {
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
