import { editText } from '../../engine/apply.ts'
import type { FileRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { firstProblem, unreadAfter } from '../../sources/script.ts'
import type { Source } from '../../sources/source.ts'
import type { Patch } from './mend.ts'

const opening = /<(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)(?=[\s>])/g
/** Each tag parses the text once more. */
const maxTags = 60
const maxCharacters = 10_000_000

/** The index of the `>` that ends the tag, past quoted values and braces. */
function tagEnd(text: string, from: number): number {
  let depth = 0
  let quoted = ''
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (quoted !== '') quoted = character === quoted ? '' : quoted
    else if (character === '"' || character === "'" || (character === '`' && depth > 0)) quoted = character
    else if (character === '{') depth += 1
    else if (character === '}') depth -= 1
    else if (character === '>' && depth === 0) return at
    else if (character === '<' && depth === 0) return -1
  }
  return -1
}

interface OpenTag extends Patch {
  name: string
}

function openTags(text: string): OpenTag[] {
  return [...text.matchAll(opening)].flatMap((match) => {
    const name = match[1] ?? ''
    const end = tagEnd(text, match.index + match[0].length)
    if (end < 0 || text[end - 1] === '/' || text.startsWith(`</${name}>`, end + 1)) return []
    return [{ name, range: [end, end] as const, text: text[end - 1] === ' ' ? '/' : ' /' }]
  })
}

/** Filters the tags that have to be closed; the others stand in strings or comments. */
function needed(source: Source, tags: readonly OpenTag[]): OpenTag[] {
  const unread = (chosen: readonly OpenTag[]): number => {
    const text = editText(source.text, chosen)
    return unreadAfter(text, firstProblem(text, source.kind))
  }
  const best = unread(tags)
  if (best >= unreadAfter(source.text, source.script().problems[0])) return []
  return tags.reduce<OpenTag[]>(
    (chosen, tag) => {
      const without = chosen.filter((other) => other !== tag)
      return unread(without) <= best ? without : chosen
    },
    [...tags]
  )
}

/** `<br>` and its kin, which HTML leaves open and JSX does not (spec 3 §5). */
export const voidTag: FileRule = {
  id: 'jsx/void-tag',
  type: 'syntax',
  severity: 'error',
  phase: 'syntax',
  scope: 'file',
  languages: ['script'],
  check: (source) => {
    if (!source.kind.jsx || source.script().problems.length === 0) return []
    const tags = openTags(source.text)
    if (tags.length === 0 || tags.length > maxTags) return []
    if (tags.length * source.text.length > maxCharacters) return []
    return needed(source, tags).map(({ name, range, text }) => ({
      message: messages.voidTag(name),
      range,
      fix: { confidence: 'certain', edits: [{ range, text }] }
    }))
  }
}
