import type { ApiClient } from '@sitewright/client'
import { mutation } from '../../requests/request.ts'

/** True where the question is due; the server then counts it as asked. False where the server does not answer. */
export async function beginToAsk(call: ApiClient): Promise<boolean> {
  const known = await call('GET /api/account/satisfaction', {})
  if (!known.ok || !known.answer.due) return false
  const asked = await call('POST /api/account/satisfaction/ask', {})
  return asked.ok && asked.answer.due
}

export const answerSatisfaction = mutation('POST /api/account/satisfaction/answer')
