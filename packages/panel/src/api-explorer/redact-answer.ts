import type { ExplorerAnswer } from '@sitewright/api'
import type { InnerBody } from './read-inner-body.ts'
import { reasonPhraseOf } from './reason-phrases.ts'
import type { Redacted } from './secret-forms.ts'

/** The answer of a call without the values of secrets, and where they stood. */
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
      // Cookies are those of the page that sends the call.
      .filter(([name]) => name !== 'set-cookie')
      .map(([name, value]) => ({ name, value: clean(value, 'header', name) })),
    body: body === null ? null : clean(body, 'body'),
    withheld,
    redacted
  }
}
