import { receiverPort } from '../../../tools/ports.ts'
import { addressOf } from '../site-pages.ts'

/** Messages that the form service took from the site `delivering` of the framework under test; all frameworks post to it. */
export async function readInbox(): Promise<Record<string, string>[]> {
  const answer = await fetch(`http://localhost:${receiverPort}/inbox`)
  const { origin } = new URL(addressOf('delivering'))
  return ((await answer.json()) as Record<string, string>[]).filter((form) => form['from'] === origin)
}
