import { frameMessages } from './messages.ts'
import type { Content } from './site.ts'

/** The label of an address: nobody is asked to come by where the business comes to its customers. */
export function addressLabel(
  { trade }: Pick<Content, 'trade'>,
  invitation: string = frameMessages.findUs
): string {
  return trade?.visits === 'there' ? frameMessages.basedIn : invitation
}
