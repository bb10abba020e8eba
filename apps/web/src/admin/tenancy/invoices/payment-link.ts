import type { PaymentLink } from '@sitewright/api'
import { formatDateTimeInText, type Clock } from '../../../lib/time.ts'
import { invoiceMessages as words } from './messages.ts'

/** The state of the link by which an invoice is paid, in words. */
export function describePaymentLink(link: PaymentLink | null, clock: Clock): string {
  if (link === null) return words.noLink
  const state = words.linkStates[link.state](formatDateTimeInText(link.expiresAt, clock))
  return link.problem === null ? state : words.linkProblem(state, link.problem)
}
