import type { OpenAPIHono } from '@hono/zod-openapi'
import type { UserCall } from '../call/call.ts'
import type { Migrations } from '../db/migrations/define-baseline.ts'
import type { RowSecurity } from '../db/row-security.ts'
import type { JobDefinition } from '../jobs/define-job.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import type { Env } from '../request/env.ts'
import type { Log } from '../request/log.ts'
import type { Services } from '../services/services.ts'
import type { ExpiryRule } from '../tasks/purge-expired.ts'
import type { Task } from '../tasks/run-tasks.ts'
import type { AskIssuer } from './ask-issuer.ts'
import type { FindNeeds } from './known-need.ts'
import type { SignInCompletion } from './sign-in-completion.ts'

/**
 * Yields one part of a user's data export, entry by entry, as JSON; never a secret.
 *
 * @example
 * const exportSessions: Exporter = async function* ({ services: { database, now }, actor }) {
 *   yield* await findActiveSessions(database.db, actor.userId, now())
 * }
 */
export type Exporter = (call: UserCall) => AsyncIterable<unknown>

/** Dependencies of periodic tasks. */
export interface TaskParts {
  services: Services
  queue: MailQueue
  log: Log
}

/** The composed areas, for routes that reach across areas, such as the data export of an account. */
export interface Product {
  routes: (services: Services) => OpenAPIHono<Env>
  jobDefinitions: (services: Services) => readonly JobDefinition[]
  tasks: (parts: TaskParts) => readonly Task[]
  /** Parts of the data export of an account, by name. */
  exporters: Readonly<Record<string, Exporter>>
  migrations: Migrations
  rowSecurity: RowSecurity
  expiryRules: readonly ExpiryRule[]
  /** Finds what needs attention, over all areas. */
  findNeeds: FindNeeds
  /** Completes a sign-in; provided by the area of identity. */
  signIn: SignInCompletion
  /** Probes a sign-in provider, for a check of it; provided by the area of identity. */
  askIssuer: AskIssuer
}

/** Creates the routes of one screen or resource; `product` is the composition that they become part of. */
export type MakeRoutes = (services: Services, product: Product) => OpenAPIHono<Env>

/**
 * What an area contributes to the product, as data; the server and the demo each compose a list of areas.
 *
 * @example
 * export const notesArea: Area = {
 *   routes: [noteRoutes],
 *   migrations: notesMigrations,
 *   exporters: { notes: (call) => exportNotes(call) },
 *   tasks: ({ services }) => [
 *     { name: 'purge-notes', everyMs: hour, longestMs: minute, run: () => purgeNotes(services) }
 *   ]
 * }
 */
export interface Area {
  /** Routes in the order in which they are matched. */
  routes: readonly MakeRoutes[]
  /** Periodic tasks, each run by one server at a time. @default none */
  tasks?: (parts: TaskParts, product: Product) => readonly Task[]
  /** Kinds of long-running jobs. @default none */
  jobs?: (services: Services) => readonly JobDefinition[]
  /** Parts of the data export: an area that stores data about users has one for it. @default none */
  exporters?: Readonly<Record<string, Exporter>>
  /** @default none */
  migrations?: Migrations
  /** Which rows of its tables a tenant may read and write. @default none */
  rowSecurity?: RowSecurity
  /** When rows of its tables are purged. @default never */
  expiryRules?: readonly ExpiryRule[]
  /** What the dashboard lists under 'Needs attention'. @default nothing */
  findNeeds?: FindNeeds
  /** Completes a sign-in; exactly one area provides it. */
  signIn?: SignInCompletion
  /** Probes a sign-in provider; exactly one area provides it. */
  askIssuer?: AskIssuer
}
