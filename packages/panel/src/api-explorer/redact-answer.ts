import type { ExplorerAnswer } from '@sitewright/api'
import type { InnerBody } from './read-inner-body.ts'
import { reasonPhraseOf } from './reason-phrases.ts'
import type { Redacted } from './secret-forms.ts'

/** Redacts secret values from a response, and returns where they were. */
export function redactAnswer(
  { status, statusText, headers }: Response,
  { body, withheld }: InnerBody,
  redactForms: (text: string) => Redacted
): Omit<ExplorerAnswer, 'milliseconds' | 'role'> {
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
    statusText: statusText === '' ? reasonPhraseOf(status) : clean(statusText, 'status'),
    headers: [...headers]
      // Cookies belong to the page that sends the call.
      .filter(([name]) => name !== 'set-cookie')
      .map(([name, value]) => ({ name, value: clean(value, 'header', name) })),
    body: body === null ? null : clean(body, 'body'),
    withheld,
    redacted
  }
}
