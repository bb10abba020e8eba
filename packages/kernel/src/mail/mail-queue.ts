import type { Services } from '../services/services.ts'
import { newId } from '../crypto/random.ts'
import type { EncryptionContext } from '../crypto/encryptor.ts'
import { afterCommit } from '../db/database.ts'
import type { Log } from '../request/log.ts'
import type { MailTransport, Delivery } from './mail-transport.ts'
import { renderMail } from './render-mail.ts'
import {
  claimMail,
  delayMail,
  findDueMails,
  finishMail,
  insertMail,
  type MailRow
} from './mails.repository.ts'
import type { MailTemplate, Outbox } from '../services/outbox.ts'
import { backoffMs } from '../services/backoff.ts'

const second = 1000
const hour = 3600 * second
/** How long a mail is retried before it fails. */
const retryForMs = 24 * hour
/** Lease of one server on a mail; longer than a delivery takes. */
const claimMs = 120 * second
const batchSize = 20
const firstWaitMs = 30 * second

/** A mail whose delivery has failed for good. */
export interface FailedMail {
  kind: string
  /** Undefined where it cannot be decrypted. */
  recipient: string | undefined
  problem: string
}

export interface MailQueueOptions extends Pick<Services, 'database' | 'encryptor' | 'now' | 'publicUrl'> {
  transport: MailTransport
  /** Whether the transport reaches real mailboxes. */
  configured: boolean
  log: Log
  /** Notified of a mail that failed for good. */
  onFailed?: (mail: FailedMail) => Promise<void>
  random?: () => number
}

/** Transactional outbox in the database. */
export interface MailQueue extends Outbox {
  /** Delivers due mails; returns how many were sent. */
  deliver: () => Promise<number>
  /** Resolves when no delivery is running. */
  idle: () => Promise<void>
}

/** Stored content of a queued mail; its keys are a storage format. */
interface MailPayload {
  firstName: string
  letter: MailTemplate
}

/**
 * Creates the mail queue that several servers share; each mail is delivered by one of them.
 *
 * @example
 * const queue = createMailQueue({ database, encryptor, now, publicUrl, transport, configured: true, log })
 * await queue.deliver()
 */
export function createMailQueue(options: MailQueueOptions): MailQueue {
  const { database, encryptor, now, configured, log } = options
  let running: Promise<number> | undefined
  let again = false

  function deliver(): Promise<number> {
    if (running === undefined) running = deliverAll()
    else again = true
    return running
  }

  async function deliverAll(): Promise<number> {
    let sent = 0
    try {
      do {
        again = false
        const due = await findDueMails(database.db, now(), batchSize)
        for (const mail of due) if (await deliverOne(options, mail)) sent += 1
        if (due.length === batchSize) again = true
      } while (again)
      return sent
    } finally {
      running = undefined
    }
  }

  return {
    configured,
    deliver,
    async idle() {
      await running?.catch(() => undefined)
    },
    async enqueue(queries, { email, firstName }, template) {
      const id = newId()
      const content: MailPayload = { firstName, letter: template }
      const time = now()
      await insertMail(queries, {
        id,
        kind: template.kind,
        recipient: await encryptor.encrypt(email, mailContext(id, 'recipient')),
        content: await encryptor.encrypt(JSON.stringify(content), mailContext(id, 'content')),
        state: 'waiting',
        created_at: time,
        due_at: time,
        ended_at: null,
        problem: null
      })
      afterCommit(queries, () => {
        deliver().catch((error: unknown) => log.error('mail.queue-failed', { error }))
      })
    }
  }
}

function mailContext(row: string, column: 'recipient' | 'content'): EncryptionContext {
  return { table: 'mails', row, column }
}

/** Delivers a mail, or schedules the next attempt; true if it was sent. */
async function deliverOne(options: MailQueueOptions, mail: MailRow): Promise<boolean> {
  const { database, now, log, random = Math.random } = options
  const { id, kind } = mail
  if (!(await claimMail(database.db, mail, now() + claimMs))) return false
  const tries = mail.tries + 1
  const delivery = await sendMail(options, mail)
  if (delivery.kind === 'sent') {
    await finishMail(database.db, id, { state: 'sent', now: now(), problem: null })
    log.info('mail.sent', { mail: id, kind, tries })
    return true
  }
  const { problem } = delivery
  const next = now() + backoffMs(firstWaitMs, tries, random)
  if (delivery.kind === 'later' && next < mail.created_at + retryForMs) {
    await delayMail(database.db, id, next, problem)
    log.warn('mail.delayed', { mail: id, kind, tries, problem, until: new Date(next).toISOString() })
    return false
  }
  await finishMail(database.db, id, { state: 'given-up', now: now(), problem })
  log.error('mail.given-up', { mail: id, kind, tries, problem })
  const recipient = await findRecipient(options, mail)
  await options
    .onFailed?.({ kind, recipient, problem })
    .catch((error: unknown) => log.error('mail.notice-failed', { mail: id, error }))
  return false
}

function findRecipient(
  { encryptor }: Pick<MailQueueOptions, 'encryptor'>,
  { id, recipient }: MailRow
): Promise<string | undefined> {
  return encryptor.decrypt(recipient, mailContext(id, 'recipient')).catch(() => undefined)
}

/** A mail that cannot be decrypted is retried, since its key may be restored. */
async function sendMail(
  { encryptor, publicUrl, transport, log }: MailQueueOptions,
  mail: MailRow
): Promise<Delivery> {
  const { id, kind } = mail
  try {
    const to = await encryptor.decrypt(mail.recipient, mailContext(id, 'recipient'))
    const content = await encryptor.decrypt(mail.content, mailContext(id, 'content'))
    const { firstName, letter: template } = JSON.parse(content) as MailPayload
    return await transport({ id, kind, to, ...renderMail(template, firstName, publicUrl) })
  } catch (error) {
    log.error('mail.unreadable', { mail: id, error })
    return { kind: 'later', problem: 'unreadable' }
  }
}
