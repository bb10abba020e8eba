import type { DraftLines, DraftText } from '../content/content.ts'

type Draftable = { readonly draft: true }

/** True for a draft: an invented text, lines, group, question, location or week. */
export function isDraft(value: unknown): value is Draftable {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'draft') === true
}

function isDraftText(value: Draftable): value is DraftText {
  return 'text' in value && Object.keys(value).length === 2
}

function isDraftLines(value: Draftable): value is DraftLines {
  return 'lines' in value && Object.keys(value).length === 2
}

/** The plain value of a draft, as it is once the owner confirmed it. */
export function unwrapDraft(value: Draftable): unknown {
  if (isDraftText(value)) return value.text
  if (isDraftLines(value)) return value.lines
  const { draft: _mark, ...rest } = value
  return rest
}

/** Marks a plain text or plain lines as a draft. */
export function toDraft(value: string | readonly string[]): DraftText | DraftLines {
  return typeof value === 'string' ? { text: value, draft: true } : { lines: value, draft: true }
}
