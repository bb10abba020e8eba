import {
  ApiError,
  apiErrors,
  explorerExecuteLimits as limits,
  type ExplorerAnswer,
  type ExplorerRequest
} from '@sitewright/api'
import type { Context } from 'hono'
import type { UserCall } from '@sitewright/kernel/call'
import type { ConcurrencyLimit } from '@sitewright/kernel/crypto'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import type { Env, InProcessCall } from '@sitewright/kernel/request'
import type { RoleState } from '@sitewright/kernel/sessions'
import type { Services } from '@sitewright/kernel/services'
import { getGrantableRole } from '@sitewright/kernel/users'
import { requireRunnable } from './as-role/require-runnable.ts'
import { runAsRole, type MakeRoutes } from './as-role/run-as-role.ts'
import { openExplorerSecrets } from './explorer-secrets.ts'
import { fillRequest, findNames, type FilledRequest } from './fill-request.ts'
import { inTime } from './in-time.ts'
import { readInnerBody, type InnerBody } from './read-inner-body.ts'
import { redactAnswer } from './redact-answer.ts'
import { createRedactor } from './secret-forms.ts'

/** Headers that authenticate the caller, and identify the client. */
const passedOn = ['authorization', 'x-api-key', 'user-agent'] as const

/** Dependencies of a call within the process. */
export interface ExecuteParts {
  /** The services of the whole server, also where the caller belongs to a tenant. */
  services: Services
  makeRoutes: MakeRoutes
  /** Limits how many calls run as a role at once. */
  limitRoles: ConcurrencyLimit
  c: Context<Env>
}

/**
 * Executes a call of this API within the process, with secrets filled in, and redacts them from its response. As a role
 * it is rolled back.
 */
export async function executeCall(
  call: UserCall,
  parts: ExecuteParts,
  asked: ExplorerRequest
): Promise<ExplorerAnswer> {
  const { services, actor } = call
  await enforceRateLimit(services, 'explorer-execute-account', actor.userId)
  const role =
    asked.role === null ? undefined : await getGrantableRole(services.database.db, actor, asked.role)
  const names = findNames(asked)
  const secrets = await openExplorerSecrets(call, names)
  const filled = fillRequest(asked, secrets, services.publicUrl)
  const { operation } = filled
  if (role !== undefined) requireRunnable(operation.id)
  const audit = (status: number, outcome: 'done' | 'refused'): Promise<void> =>
    call.transaction((transaction) =>
      transaction.audit(
        'explorer.execute',
        { type: 'explorer-call', id: operation.id },
        {
          outcome,
          details: {
            method: asked.method,
            path: operation.path,
            secrets: names,
            status,
            ...(role && { role: role.id })
          }
        }
      )
    )
  const begun = performance.now()
  try {
    const { response, read } = await send(parts, { method: asked.method, filled, role })
    const milliseconds = Math.round(performance.now() - begun)
    await audit(response.status, 'done')
    return {
      ...redactAnswer(response, read, createRedactor([...secrets.values()])),
      milliseconds,
      role: role === undefined ? null : { id: role.id, name: role.name }
    }
  } catch (error) {
    if (error instanceof ApiError) await audit(apiErrors[error.code].status, 'refused')
    throw error
  }
}

interface InnerAnswer {
  response: Response
  read: InnerBody
}

interface Sending {
  method: string
  filled: FilledRequest
  role: RoleState | undefined
}

function send(parts: ExecuteParts, { method, filled, role }: Sending): Promise<InnerAnswer> {
  const { c, services, makeRoutes, limitRoles } = parts
  const { url, headers, body } = filled
  const callApp = c.get('callApp')
  if (callApp === undefined) throw new Error('This app takes no calls within the process')
  for (const name of passedOn) {
    const value = c.req.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  // Aborts the inner call with the outer one, as far as it can be aborted.
  const { signal } = c.req.raw
  const request = new Request(url, { method, headers, signal, ...(body === undefined ? {} : { body }) })
  const from: InProcessCall = { ip: c.get('caller').ip }
  const read = async (response: Response): Promise<InnerAnswer> => ({
    response,
    read: await readInnerBody(response)
  })
  return role === undefined
    ? inTime(async () => read(await callApp(request, from)), {
        ms: limits.timeoutMs,
        code: 'explorer.timeout'
      })
    : limitRoles(() => runAsRole(services, makeRoutes, { request, from: { ...from, role } }, read))
}
