import type Anthropic from '@anthropic-ai/sdk'
import type { Analysis, BusinessInfo } from '@sitewright/site'
import { checkKeyFormat } from '../api-key/format.ts'
import type { FailureCode } from '../messages.ts'
import { callProvider, type CallOutcome } from './call.ts'
import { toObject } from './read-json.ts'
import { findJsonObject } from './find-json.ts'
import { pauseDefault, providerModel, secondTryMin, timeoutDefault, type ProviderOptions } from './options.ts'
import { createPrompt, systemPrompt } from './prompt.ts'
import { parseReply } from './reply.ts'
import { replySchema } from './schema.ts'

/** An analysis of the provider, or why there is none. */
export type ProviderOutcome =
  | { readonly ok: true; readonly analysis: Analysis; readonly source: 'provider' }
  | { readonly ok: false; readonly code: FailureCode }

/** A question to the provider. */
export interface ProviderQuestion extends ProviderOptions {
  readonly business: BusinessInfo
}

const tokensMax = 8000
/** Longest Retry-After that is waited for. */
const longestWaitMs = 5000
/** Failures that a retry can only repeat. */
const finalCodes: readonly FailureCode[] = ['advisor.cancelled', 'advisor.unauthorized']

function replyText(message: unknown): string {
  const { content } = toObject(message)
  if (!Array.isArray(content)) return ''
  const texts = content.map(toObject).filter(({ type }) => type === 'text')
  return texts.map(({ text }) => (typeof text === 'string' ? text : '')).join('')
}

function request(question: ProviderQuestion, structured: boolean): Anthropic.MessageCreateParamsNonStreaming {
  return {
    model: question.model ?? providerModel,
    max_tokens: tokensMax,
    system: systemPrompt,
    messages: [{ role: 'user', content: createPrompt(question.business) }],
    ...(structured && { output_config: { format: { type: 'json_schema', schema: replySchema } } })
  }
}

async function tryOnce(question: ProviderQuestion, structured: boolean): Promise<CallOutcome<Analysis>> {
  const called = await callProvider<unknown>(question, (client, signal) =>
    client.messages.create(request(question, structured), { signal })
  )
  if (!called.ok) return called
  const message = toObject(called.value)
  if (Object.keys(message).length === 0) return { ok: false, code: 'advisor.no-json' }
  if (!Array.isArray(message['content'])) return { ok: false, code: 'advisor.bad-reply' }
  if (message['stop_reason'] === 'refusal') return { ok: false, code: 'advisor.refused' }
  const reply = findJsonObject(replyText(message))
  if (reply === undefined) return { ok: false, code: 'advisor.no-json' }
  const analysis = parseReply(reply, question.business)
  return analysis === undefined ? { ok: false, code: 'advisor.bad-reply' } : { ok: true, value: analysis }
}

/** Sleeps until a signal aborts; false where it did. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
  return new Promise((done) => {
    if (signal?.aborted) return done(false)
    const stop = (): void => {
      clearTimeout(timer)
      done(false)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      done(true)
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/**
 * Requests an analysis from the provider (spec 1 §7), with one retry where the first attempt failed and time is left.
 * The retry leaves out the JSON schema where the first was refused, for models and gateways that do not support it.
 */
export async function askProvider(question: ProviderQuestion): Promise<ProviderOutcome> {
  const format = checkKeyFormat(question.key)
  if (!format.ok) return { ok: false, code: 'advisor.unauthorized' }
  const { now = () => performance.now(), timeoutMs = timeoutDefault } = question
  const end = now() + timeoutMs
  const asked = { ...question, key: format.key }
  const first = await tryOnce(asked, true)
  if (first.ok) return { ok: true, analysis: first.value, source: 'provider' }
  const waitMs = first.waitMs ?? question.pauseMs ?? pauseDefault
  if (finalCodes.includes(first.code) || waitMs > longestWaitMs) return { ok: false, code: first.code }
  if (end - now() - waitMs < secondTryMin) return { ok: false, code: first.code }
  if (!(await pause(waitMs, question.signal))) return { ok: false, code: 'advisor.cancelled' }
  const second = await tryOnce(
    { ...asked, timeoutMs: Math.ceil(end - now()) },
    first.code !== 'advisor.refused'
  )
  if (second.ok) return { ok: true, analysis: second.value, source: 'provider' }
  return { ok: false, code: second.code }
}
