import { receiverPort } from '../../../tools/ports.ts'
import { addressOf } from '../site-pages.ts'

/** What the form service took of the site that delivers, in the framework under test: all of them post to one service. */
export async function readInbox(): Promise<Record<string, string>[]> {
  const answer = await fetch(`http://localhost:${receiverPort}/inbox`)
  const { origin } = new URL(addressOf('delivering'))
  return ((await answer.json()) as Record<string, string>[]).filter((form) => form['from'] === origin)
}
