import type { OpenAPIHono } from '@hono/zod-openapi'
import type { UserCall } from '../call/call.ts'
import type { Migrations } from '../db/migrations/define-baseline.ts'
import type { JobDefinition } from '../jobs/define-job.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import type { Env } from '../request/env.ts'
import type { Log } from '../request/log.ts'
import type { Services } from '../services/services.ts'
import type { Task } from '../tasks/run-tasks.ts'
import type { AskIssuer } from './ask-issuer.ts'
import type { FindNeeds } from './known-need.ts'
import type { SignInCompletion } from './sign-in-completion.ts'

/** Yields one part of a user's data, entry by entry, as JSON; never a secret. */
export type Exporter = (call: UserCall) => AsyncIterable<unknown>

/** What periodic tasks run with. */
export interface TaskParts {
  services: Services
  queue: MailQueue
  log: Log
}

/** All areas together, for routes that reach over the others, such as the export of an account. */
export interface Product {
  /** The routes of all areas, as one app. */
  routes: (services: Services) => OpenAPIHono<Env>
  /** All kinds of jobs. */
  jobDefinitions: (services: Services) => readonly JobDefinition[]
  /** All periodic tasks. */
  tasks: (parts: TaskParts) => readonly Task[]
  /** All parts of the export of an account, by name. */
  exporters: Readonly<Record<string, Exporter>>
  /** The migrations of all areas. */
  migrations: Migrations
  /** Finds what of all areas somebody has to look after. */
  findNeeds: FindNeeds
  /** How a sign-in ends; the area of identity brings it. */
  signIn: SignInCompletion
  /** Asks a sign-in provider, as a check of it does; the area of identity brings it. */
  askIssuer: AskIssuer
}

/** Creates the routes of one screen or resource; `product` is whatever they are composed with. */
export type MakeRoutes = (services: Services, product: Product) => OpenAPIHono<Env>

/** What an area of the product brings, as data; the server and the demo compose a list of areas. */
export interface Area {
  /** Routes in the order in which they are matched. */
  routes: readonly MakeRoutes[]
  /** Periodic tasks, each run by one server at a time. @default none */
  tasks?: (parts: TaskParts, product: Product) => readonly Task[]
  /** Kinds of long-running jobs. @default none */
  jobs?: (services: Services) => readonly JobDefinition[]
  /** Parts of the export of an account: an area that stores data about users has one for it. @default none */
  exporters?: Readonly<Record<string, Exporter>>
  /** What it adds to the database. @default nothing */
  migrations?: Migrations
  /** What of it stands under 'Needs attention' on the dashboard. @default nothing */
  findNeeds?: FindNeeds
  /** How a sign-in ends: one area has it. */
  signIn?: SignInCompletion
  /** How a sign-in provider is asked: one area has it. */
  askIssuer?: AskIssuer
}
