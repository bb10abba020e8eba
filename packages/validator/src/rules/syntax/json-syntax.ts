import { parse as parseLenient, parseTree, visit, type Node, type ParseError } from 'jsonc-parser'
import { jsonrepair } from 'jsonrepair'
import type { FileRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'

class Found extends Error {
  readonly error: ParseError
  constructor(error: ParseError) {
    super()
    this.error = error
  }
}

/** Whether a text is strict JSON; the engine's own parser is many times as fast as one that tells where it stops. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The first syntax error; what comes after is not read. */
function firstError(text: string, lenient: boolean): ParseError | undefined {
  try {
    visit(
      text,
      {
        onError: (error, offset, length) => {
          throw new Found({ error, offset, length })
        }
      },
      { allowTrailingComma: lenient, disallowComments: !lenient, allowEmptyContent: false }
    )
    return undefined
  } catch (thrown) {
    if (thrown instanceof Found) return thrown.error
    throw thrown
  }
}

/** Texts above this length get no fix: each patch parses the text again. */
const longestMended = 100_000

/** The same value without comments and trailing commas; undefined where something is really broken. */
function strictly(text: string): string | undefined {
  const errors: ParseError[] = []
  const tree: Node | undefined = parseTree(text, errors, { allowTrailingComma: true })
  if (!tree || errors.length > 0) return undefined
  return `${JSON.stringify(parseLenient(text, [], { allowTrailingComma: true }), null, 2)}\n`
}

function repaired(text: string): string | undefined {
  try {
    return `${JSON.stringify(JSON.parse(jsonrepair(text)), null, 2)}\n`
  } catch {
    return undefined
  }
}

/** JSON that does not parse, but for package.json, which has a rule of its own. */
export const jsonSyntax: FileRule = {
  id: 'json/syntax',
  type: 'syntax',
  severity: 'error',
  phase: 'syntax',
  scope: 'file',
  languages: ['json'],
  check: ({ kind, text }) => {
    if (kind.id === 'package.json') return []
    if (isJson(text)) return []
    const error = firstError(text.replace(/^\uFEFF/, ' '), kind.id === 'jsonc')
    if (!error) return []
    const finding = {
      message: messages.invalidJson,
      range: [error.offset, error.offset + Math.max(1, error.length)] as const,
      blocks: true as const
    }
    if (text.length > longestMended) return [finding]
    const exact = strictly(text)
    const whole = [0, text.length] as const
    if (exact !== undefined)
      return [{ ...finding, fix: { confidence: 'certain', edits: [{ range: whole, text: exact }] } }]
    const guess = repaired(text)
    if (guess === undefined || text.trim() === '') return [finding]
    return [{ ...finding, fix: { confidence: 'likely', edits: [{ range: whole, text: guess }] } }]
  }
}
