import { ApiError, explorerExecuteLimits, type ExplorerAnswer, type ExplorerRequest } from '@sitewright/api'
import type { Context } from 'hono'
import type { UserCall } from '../call/call.ts'
import { enforceRateLimit } from '../rate-limits/rate-limits.ts'
import type { Env } from '../request/env.ts'
import { openExplorerSecrets } from './explorer-secrets.ts'
import { fillRequest, findNames, type FilledRequest } from './fill-request.ts'
import { readInnerBody, type InnerBody } from './read-inner-body.ts'
import { createRedactor, type Redacted } from './secret-forms.ts'

/** Headers that authenticate the caller, and say what they call from. */
const passedOn = ['authorization', 'x-api-key', 'user-agent'] as const

/** Carries out a call of this API within the process, with secrets filled in, and redacts them from its answer. */
export async function executeCall(
  call: UserCall,
  c: Context<Env>,
  asked: ExplorerRequest
): Promise<ExplorerAnswer> {
  const { services, actor } = call
  await enforceRateLimit(services, 'explorer-execute-account', actor.userId)
  const names = findNames(asked)
  const secrets = await openExplorerSecrets(call, names)
  const filled = fillRequest(asked, secrets, services.publicUrl)
  const begun = performance.now()
  const { response, read } = await inTime(() => send(c, asked.method, filled))
  const milliseconds = Math.round(performance.now() - begun)
  await call.transaction((transaction) =>
    transaction.audit(
      'explorer.execute',
      { type: 'explorer-call', id: filled.operation.id },
      {
        details: {
          method: asked.method,
          path: filled.operation.path,
          secrets: names,
          status: response.status
        }
      }
    )
  )
  return { ...redactAnswer(response, read, createRedactor([...secrets.values()])), milliseconds }
}

interface InnerAnswer {
  response: Response
  read: InnerBody
}

async function send(
  c: Context<Env>,
  method: string,
  { url, headers, body }: FilledRequest
): Promise<InnerAnswer> {
  const callApp = c.get('callApp')
  if (callApp === undefined) throw new Error('This app takes no calls within the process')
  for (const name of passedOn) {
    const value = c.req.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  const request = new Request(url, { method, headers, ...(body === undefined ? {} : { body }) })
  const response = await callApp(request, { ip: c.get('caller').ip })
  return { response, read: await readInnerBody(response) }
}

async function inTime<T>(work: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError('explorer.timeout')), explorerExecuteLimits.timeoutMs)
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}

function redactAnswer(
  { status, statusText, headers }: Response,
  { body, withheld }: InnerBody,
  redactForms: (text: string) => Redacted
): Omit<ExplorerAnswer, 'milliseconds'> {
  const redacted: ExplorerAnswer['redacted'] = []
  const clean = (
    text: string,
    place: ExplorerAnswer['redacted'][number]['place'],
    header: string | null = null
  ) => {
    const { text: left, count } = redactForms(text)
    if (count > 0) redacted.push({ place, header, count })
    return left
  }
  return {
    status,
    statusText: clean(statusText, 'status'),
    headers: [...headers]
      // Cookies are those of the page that sends the call.
      .filter(([name]) => name !== 'set-cookie')
      .map(([name, value]) => ({ name, value: clean(value, 'header', name) })),
    body: body === null ? null : clean(body, 'body'),
    withheld,
    redacted
  }
}
