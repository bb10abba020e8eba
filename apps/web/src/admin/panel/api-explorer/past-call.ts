import type { ExplorerAuthentication, ExplorerCall, ExplorerRole, NewExplorerCall } from '@sitewright/api'
import { hiddenMark, hideSecrets } from '@sitewright/api/hide-secrets'
import { explorerLimits } from '@sitewright/api/limits'
import { isPlaceholder } from '@sitewright/api/secret-placeholder'
import { secretExtension } from '@sitewright/api/secret-fields'
import type { ApiDocument, Operation } from './api-document.ts'
import { createDraft, keyOf, type RequestDraft } from './request-draft.ts'
import type { Answer } from './send-request.ts'

interface SentCall {
  document: ApiDocument
  operation: Operation
  draft: RequestDraft
  authentication: ExplorerAuthentication
  role?: ExplorerRole | undefined
  answer: Answer
}

/**
 * A call as it is handed to the history. What the schema marks as a secret does not leave the page: a mark stands in its
 * place, which the server leaves out and counts.
 */
export function toHistoryEntry({
  document,
  operation,
  draft,
  authentication,
  role,
  answer
}: SentCall): NewExplorerCall {
  const secrets = operation.parameters.filter(({ schema }) => schema?.[secretExtension] !== undefined)
  const hidden = secrets.map(keyOf)
  const { status, ms, body } = answer
  return {
    operation: operation.id,
    parameters: Object.fromEntries(
      Object.entries(draft.values)
        .filter(([, value]) => value !== '')
        .map(([key, value]) => [key, hidden.includes(key) && !isPlaceholder(value) ? hiddenMark : value])
    ),
    body: toSavedBody(operation, draft, document),
    authentication,
    role: role?.id ?? null,
    status,
    milliseconds: Math.round(ms),
    bytes: body.kind === 'none' ? null : body.size
  }
}

function toSavedBody(
  { method, body }: Pick<Operation, 'method' | 'body'>,
  draft: RequestDraft,
  document: ApiDocument
): string | null {
  const json = body['application/json']
  if (method === 'GET' || json === undefined) return null
  try {
    const { value } = hideSecrets(JSON.parse(draft.body || '{}'), {
      schema: json.schema,
      document,
      showsOnce: false
    })
    const text = JSON.stringify(value)
    return text.length > explorerLimits.body ? null : text
  } catch {
    // What is no JSON cannot be searched for secrets.
    return null
  }
}

/** The draft of a call that was sent before. */
export function toDraft(
  operation: Operation,
  { parameters, body }: Pick<ExplorerCall, 'parameters' | 'body'>
): RequestDraft {
  return {
    values: parameters,
    body: body === null ? createDraft(operation).body : JSON.stringify(JSON.parse(body), null, 2)
  }
}
