import type { Accounts } from '../../accounts.ts'
import { newId } from '../../crypto/random.ts'
import type { Place } from '../../crypto/seal.ts'
import { afterCommit } from '../../db/database.ts'
import type { Log } from '../../http/log.ts'
import type { Carrier, Delivery } from './carrier.ts'
import { formLetter } from './letter-forms.ts'
import { claimMail, delayMail, dueMails, endMail, insertMail, type MailRow } from './mails.repository.ts'
import type { Letter, Outbox } from './outbox.ts'

const second = 1000
const hour = 3600 * second
/** A mail that could not be delivered for this long is given up. */
const longestMs = 24 * hour
/** For how long one server has a mail to itself; more than a carrier takes. */
const claimMs = 120 * second
const atOnce = 20

/** What the queue works with. */
export interface MailQueueParts extends Pick<Accounts, 'database' | 'sealer' | 'now' | 'publicUrl'> {
  carry: Carrier
  /** Whether what is carried reaches people. */
  configured: boolean
  log: Log
  random?: () => number
}

/** An outbox in the database: a letter is written with what it tells about, and leaves after that. */
export interface MailQueue extends Outbox {
  /** Delivers what is due; how many left. */
  deliver: () => Promise<number>
  /** Waits until nothing is being delivered. */
  idle: () => Promise<void>
}

interface Content {
  firstName: string
  letter: Letter
}

/** Makes the outbox that several servers share; each mail is delivered by one of them. */
export function mailQueue(parts: MailQueueParts): MailQueue {
  const { database, sealer, now, configured, log } = parts
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
        const due = await dueMails(database.db, now(), atOnce)
        for (const mail of due) if (await deliverOne(parts, mail)) sent += 1
        if (due.length === atOnce) again = true
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
    async post(queries, { email, firstName }, letter) {
      const id = newId()
      const content: Content = { firstName, letter }
      const time = now()
      await insertMail(queries, {
        id,
        kind: letter.kind,
        recipient: await sealer.seal(email, placeOf(id, 'recipient')),
        content: await sealer.seal(JSON.stringify(content), placeOf(id, 'content')),
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

function placeOf(row: string, column: 'recipient' | 'content'): Place {
  return { table: 'mails', row, column }
}

/** How long to wait after a number of tries: half a minute, then twice as long each time, up to an hour, and never in step with others. */
function waitAfter(tries: number, random: () => number): number {
  return Math.min(hour, 30 * second * 2 ** (tries - 1)) * (0.75 + random() / 2)
}

/** Delivers a mail, or says when it is tried again; true where it left. */
async function deliverOne(parts: MailQueueParts, mail: MailRow): Promise<boolean> {
  const { database, now, log, random = Math.random } = parts
  const { id, kind } = mail
  if (!(await claimMail(database.db, mail, now() + claimMs))) return false
  const tries = mail.tries + 1
  const delivery = await carried(parts, mail)
  if (delivery.kind === 'sent') {
    await endMail(database.db, id, { state: 'sent', now: now(), problem: null })
    log.info('mail.sent', { mail: id, kind, tries })
    return true
  }
  const { problem } = delivery
  const next = Math.round(now() + waitAfter(tries, random))
  if (delivery.kind === 'later' && next < mail.created_at + longestMs) {
    await delayMail(database.db, id, next, problem)
    log.warn('mail.delayed', { mail: id, kind, tries, problem, until: new Date(next).toISOString() })
    return false
  }
  await endMail(database.db, id, { state: 'given-up', now: now(), problem })
  log.error('mail.given-up', { mail: id, kind, tries, problem })
  return false
}

/** A mail that cannot be opened waits, like one that nobody takes: its key may be put back. */
async function carried({ sealer, publicUrl, carry, log }: MailQueueParts, mail: MailRow): Promise<Delivery> {
  const { id, kind } = mail
  try {
    const to = await sealer.open(mail.recipient, placeOf(id, 'recipient'))
    const content = await sealer.open(mail.content, placeOf(id, 'content'))
    const { firstName, letter } = JSON.parse(content) as Content
    return await carry({ id, kind, to, ...formLetter(letter, firstName, publicUrl) })
  } catch (error) {
    log.error('mail.unreadable', { mail: id, error })
    return { kind: 'later', problem: 'unreadable' }
  }
}
