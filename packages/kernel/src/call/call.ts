import type { EventPayload, EventTopic, NoticeKind } from '@sitewright/api'
import type { Transaction } from 'kysely'
import { writeAudit, type AuditEntry } from '../audit/write-audit.ts'
import { afterCommit, inTransaction } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { toTenantServices } from './tenant-services.ts'
import { publishEvent, type EventAudience } from '../events/publish-event.ts'
import type { Actor, Caller } from '../request/caller.ts'
import type { MailTemplate } from '../services/outbox.ts'
import { notify, type NewNotice } from '../notices/notify.ts'
import type { Services } from '../services/services.ts'

/** The subject of an audit entry; a user, where no type is named. */
export interface AuditSubject {
  type?: string
  id: string
}

/** Further fields of an audit entry. The actor is by default the signed-in user, the outcome `done`. */
export type AuditExtra = Partial<Pick<AuditEntry, 'outcome' | 'actorId' | 'details' | 'tenantId'>>

/** A transaction of a use case: its queries, and the audit entries and mails that are committed with them. */
export type CallTransaction = Transaction<Tables> & {
  /** Writes an audit entry, which every change of an account needs (security bar 52). */
  audit: (action: string, subject?: AuditSubject, extra?: AuditExtra) => Promise<void>
  /** Enqueues a mail, which is delivered after the commit. */
  mail: (to: { email: string; first_name: string }, template: MailTemplate) => Promise<void>
  /** Publishes an event, which the open streams of all servers receive after the commit. */
  publish: <T extends EventTopic>(topic: T, payload: EventPayload<T>, audience: EventAudience) => void
  /** Creates a notice for the users whom it concerns. */
  notify: <K extends NoticeKind>(notice: NewNotice<K>) => Promise<void>
  /** Takes an advisory lock by name, held until the transaction ends. */
  lock: (name: string) => Promise<void>
  /** Runs a callback after the commit, never after a rollback. */
  afterCommit: (callback: () => void) => void
}

/**
 * One call of a use case: the services, the actor, the client, and transactions with audit log, mail and events.
 *
 * @example
 * await call.transaction(async (transaction) => {
 *   await updateUser(transaction, id, { status: 'suspended' })
 *   await transaction.audit('user.change', { id })
 *   transaction.afterCommit(() => call.services.sessionCache.forgetUser(id))
 * })
 */
export interface Call<A extends Actor | undefined = Actor | undefined> {
  services: Services
  actor: A
  caller: Caller
  transaction: <T>(work: (transaction: CallTransaction) => Promise<T>) => Promise<T>
}

export type UserCall = Call<Actor>

/**
 * Creates the call of a request.
 *
 * @param signedIn The signed-in user; undefined for a public route.
 */
export function createCall<A extends Actor | undefined>(
  given: Services,
  signedIn: A,
  caller: Caller
): Call<A> {
  const services = signedIn === undefined ? given : toTenantServices(given, signedIn)
  const actor = toSeenActor(given, signedIn)
  return {
    services,
    actor,
    caller,
    transaction: (work) =>
      inTransaction(services.database, (transaction) =>
        work(toCallTransaction(services, transaction, { actor, caller }))
      )
  }
}

/**
 * A call without an actor: of scheduled tasks, as the audit log records them.
 *
 * @example
 * await systemCall(services).transaction((transaction) => transaction.audit('account.delete', { id }))
 */
export function systemCall(services: Services): Call<undefined> {
  return createCall(services, undefined, {
    traceId: '',
    ip: '',
    device: 'scheduled task',
    transport: 'body',
    cookiePrefix: 'host',
    refreshCookie: undefined,
    deviceCookie: undefined
  })
}

/** The actor for use cases. Row-level security may be tested in isolation, where they do not learn the tenant. */
export function toSeenActor<A extends Actor | undefined>(
  { isTenantHidden = false }: Pick<Services, 'isTenantHidden'>,
  actor: A
): A {
  return isTenantHidden && actor !== undefined ? { ...actor, tenantId: null } : actor
}

function toCallTransaction(
  services: Services,
  transaction: Transaction<Tables>,
  { actor, caller }: Pick<Call, 'actor' | 'caller'>
): CallTransaction {
  return Object.assign(transaction, {
    audit: (action: string, subject?: AuditSubject, extra: AuditExtra = {}) =>
      writeAudit(services, transaction, caller, {
        action,
        outcome: 'done',
        actorId: actor?.userId,
        ...(subject && { subject: { type: subject.type ?? 'user', id: subject.id } }),
        // A member belongs to another tenant than the one they work in; a subject that is a user has a tenant of its
        // own.
        ...(actor?.membershipId !== undefined && (subject?.type ?? 'user') !== 'user'
          ? { tenantId: actor.tenantId }
          : {}),
        ...extra,
        ...(actor?.key && { details: { ...extra.details, apiKey: actor.key } })
      }),
    mail: ({ email, first_name }: { email: string; first_name: string }, template: MailTemplate) =>
      services.outbox.enqueue(transaction, { email, firstName: first_name }, template),
    publish: <T extends EventTopic>(topic: T, payload: EventPayload<T>, audience: EventAudience) =>
      publishEvent(services, transaction, { topic, payload, audience }),
    notify: <K extends NoticeKind>(notice: NewNotice<K>) => notify(services, transaction, notice),
    lock: (name: string) => services.database.lock(transaction, name),
    afterCommit: (callback: () => void) => afterCommit(transaction, callback)
  })
}
