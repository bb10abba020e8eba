import { tokenizeCss, type Tokens } from './css.ts'
import { extractFacts, type ScriptFacts } from './facts.ts'
import type { Kind } from './kind.ts'
import { readScript, type Script } from './script.ts'

/** One text as file rules see it; what is costly is made when first asked for. */
export interface Source {
  kind: Kind
  text: string
  /** Too long or minified: it is not parsed, and nothing is said about it. */
  opaque: boolean
  script: () => Script
  facts: () => ScriptFacts
  tokens: () => Tokens
}

const longest = 1_000_000
const longestLine = 500

/** Whether a text is too long or minified, so that it is not parsed. */
export function isOpaque(text: string): boolean {
  if (text.length > longest) return true
  if (text.length < 10 * longestLine) return false
  return text.length / (text.match(/\n/g)?.length ?? 1) > longestLine
}

/** Creates the source of a file; tokens, syntax tree and facts are computed lazily. */
export function createSource(kind: Kind, text: string): Source {
  let script: Script | undefined
  let facts: ScriptFacts | undefined
  let tokens: Tokens | undefined
  const read = (): Script => (script ??= readScript(text, kind))
  return {
    kind,
    text,
    opaque: isOpaque(text),
    script: read,
    facts: () => (facts ??= extractFacts(read(), text, kind)),
    tokens: () => (tokens ??= tokenizeCss(text))
  }
}
