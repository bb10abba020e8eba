import type { CallTransaction } from '@sitewright/kernel/call'
import { type Services, PaymentError, type OnlinePayments } from '@sitewright/kernel/services'
import {
  changePage,
  closeOpenPages,
  closeOpenPagesOfTenant,
  findClosingPages,
  type PageRow
} from './payments.repository.ts'

type Parts = Pick<Services, 'database' | 'now' | 'payments' | 'backgroundWork'>

/** Pages of one run: each is a request. */
const batch = 50

/**
 * Lets the open pages of an invoice that is settled be closed at the provider, after the commit. What cannot be closed
 * then is tried again by a scheduled task, until it has expired.
 */
export async function closePages(
  services: Parts,
  transaction: CallTransaction,
  invoice: string,
  but?: string
): Promise<void> {
  if (await closeOpenPages(transaction, invoice, but)) expireAfterCommit(services, transaction)
}

/** Lets the open pages of a tenant that is deleted be closed in the same way. */
export async function closePagesOfTenant(
  services: Parts,
  transaction: CallTransaction,
  tenantId: string
): Promise<void> {
  if (await closeOpenPagesOfTenant(transaction, tenantId)) expireAfterCommit(services, transaction)
}

function expireAfterCommit(services: Parts, transaction: CallTransaction): void {
  transaction.afterCommit(() =>
    services.backgroundWork.start(async () => {
      await expireClosingPages(services)
    })
  )
}

/** Scheduled task: closes at the provider what is to be closed; returns how many pages are closed now. */
export async function expireClosingPages(services: Parts): Promise<number> {
  const { payments, database, now } = services
  let closed = 0
  for (const page of await findClosingPages(database.db, batch)) {
    if (page.expires_at <= now()) {
      await changePage(database.db, page.reference, { from: ['closing'], state: 'expired', problem: null })
      closed += 1
    } else if (payments.kind !== 'manual' && (await expirePage(services, payments, page))) closed += 1
  }
  return closed
}

async function expirePage(
  { database: { db } }: Parts,
  payments: OnlinePayments,
  { reference }: PageRow
): Promise<boolean> {
  try {
    // One that was paid meanwhile waits for the event that says so.
    const state = (await payments.expirePage(reference)) === 'complete' ? 'processing' : 'expired'
    await changePage(db, reference, { from: ['closing'], state, problem: null })
    return true
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    await changePage(db, reference, { from: ['closing'], problem: error.message })
    return false
  }
}
