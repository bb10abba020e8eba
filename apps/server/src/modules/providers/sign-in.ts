import { ApiError, isLocalPath, providerIdSchema, type ApiErrorCode, type ProviderId } from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import { atomically } from '../../db/database.ts'
import type { Caller } from '../../http/caller.ts'
import { record } from '../audit/audit.ts'
import { knownDevice } from '../auth/known-devices.ts'
import type { SignedIn } from '../auth/login.ts'
import { limitRate } from '../rates/rate.ts'
import { admitPerson, type Admitted } from './admission.ts'
import { finishConnection } from './connections.ts'
import { introduce, type Returned } from './exchange.ts'
import { heldSession } from '../sessions/sessions.usecases.ts'
import { beginFlow, endFlow, type Intent } from './flows.ts'
import { missingOf, providerOf, type Provider } from './provider.ts'
import { pictureOf } from './picture.ts'
import { ProviderProblem } from './provider-fetch.ts'
import { countFailure, providerRow } from './providers.repository.ts'

/** How a return from a provider went; the intent is known wherever the state was right. */
export type Finished =
  | { kind: 'signed-in'; intent: Intent; signedIn: SignedIn }
  | { kind: 'connected'; intent: Intent }
  | { kind: 'refused'; intent: Intent | undefined; code: ApiErrorCode }

/** Where people go who did not say where. */
export const homeOf = { user: '/', admin: '/admin/dashboard' } as const

/** What the address of a start may say. */
export interface StartQuery {
  admin?: string | undefined
  redirect?: string | undefined
  remember?: string | undefined
}

/** What somebody set out for who is not signed in. */
export async function intentOf(
  accounts: Accounts,
  { admin, redirect, remember }: StartQuery,
  caller: Caller
): Promise<Intent> {
  const area = admin === 'true' ? 'admin' : 'user'
  return {
    area,
    redirect: redirect !== undefined && isLocalPath(redirect) ? redirect : homeOf[area],
    remember: remember === 'true',
    holder: null,
    device: (await knownDevice(accounts, caller.deviceCookie)) ?? null,
    replaces: await heldSession(accounts.database.db, caller.refreshCookie)
  }
}

/** Begins a sign-in at a provider. Throws where it is not there, cannot be reached, or was asked too often. */
export async function startSignIn(
  accounts: Accounts,
  id: string,
  intent: Intent,
  { caller, cookie }: { caller: Caller; cookie: string | undefined }
): Promise<{ address: URL; browser: string }> {
  await limitRate(accounts, 'oauth-address', caller.ip)
  const provider = await enabledProvider(accounts, id)
  if (provider === undefined) throw new ApiError('oauth.unavailable')
  try {
    return await beginFlow(accounts, provider, intent, cookie)
  } catch (error) {
    if (error instanceof ProviderProblem) throw new ApiError('oauth.unreachable')
    throw error
  }
}

async function enabledProvider(accounts: Accounts, id: string): Promise<Provider | undefined> {
  const known = providerIdSchema.safeParse(id)
  if (!known.success) return undefined
  const provider = providerOf(known.data, await providerRow(accounts.database.db, known.data))
  return provider.enabled && missingOf(provider).length === 0 ? provider : undefined
}

export interface Return {
  provider: string
  returned: Returned
  /** The cookie of the browser that began. */
  cookie: string | undefined
  /** What the caller can make use of; a flow for something else is not for it. */
  accepts?: (intent: Intent) => boolean
}

/** Finishes what a browser began: the state is used up first, then the provider is asked, then the rules decide. */
export async function finishSignIn(
  accounts: Accounts,
  { provider: id, returned, cookie, accepts = () => true }: Return,
  caller: Caller
): Promise<Finished> {
  await limitRate(accounts, 'oauth-return-address', caller.ip)
  const known = providerIdSchema.safeParse(id)
  const flow = known.success
    ? await endFlow(accounts, { provider: known.data, state: returned.state ?? '', browser: cookie })
    : undefined
  if (!known.success || flow === undefined || !accepts(flow.intent)) {
    await recordRefusal(accounts, caller, { provider: id, code: 'oauth.state', reason: 'state' })
    return { kind: 'refused', intent: undefined, code: 'oauth.state' }
  }
  const { intent } = flow
  const provider = providerOf(known.data, await providerRow(accounts.database.db, known.data))
  const introduced = await introduce(accounts, provider, flow, returned)
  const picture =
    introduced.ok && intent.holder === null
      ? await pictureOf(accounts, provider.id, introduced.person)
      : undefined
  const outcome = introduced.ok
    ? await atomically(accounts.database, async (transaction): Promise<Outcome> => {
        const arrival = { provider, person: introduced.person, picture, intent, caller }
        return intent.holder === null
          ? admitPerson(accounts, transaction, arrival)
          : finishConnection(accounts, transaction, { ...arrival, holder: intent.holder })
      })
    : refusal(introduced)
  if (outcome.kind !== 'refused') return { ...outcome, intent }
  const { code, reason } = outcome
  await recordRefusal(accounts, caller, { provider: id, code, reason, counted: known.data })
  return { kind: 'refused', intent, code }
}

type Outcome = Admitted | { kind: 'connected' }

function refusal({ code, reason }: { code: ApiErrorCode; reason: string }): Outcome {
  return { kind: 'refused', code, reason }
}

/** Refusals that say nothing about the provider: the person turned back, or has a mail to read first. */
const uncounted: ReadonlySet<ApiErrorCode> = new Set(['oauth.denied', 'oauth.verify-email'])

interface Refusal {
  provider: string
  code: ApiErrorCode
  reason: string
  /** Whose rate of success it counts for. */
  counted?: ProviderId
}

async function recordRefusal(
  accounts: Accounts,
  caller: Caller,
  { provider, code, reason, counted }: Refusal
): Promise<void> {
  await atomically(accounts.database, async (transaction) => {
    await record(accounts, transaction, caller, {
      action: 'auth.provider',
      outcome: 'refused',
      details: { provider: provider.slice(0, 20), code, reason }
    })
    if (counted !== undefined && !uncounted.has(code)) await countFailure(transaction, counted)
  })
}
