import type { AST } from 'svelte/compiler'
import type { SvelteParser } from './compiler.ts'

/** Where a component stops being well formed, and why. */
export interface ParseError {
  /** As Svelte documents it: `block_unclosed`. */
  code: string
  reason: string
  position: number
}

/** A parsed component: its tree, or its syntax error; neither where it nests too deep for the parser. */
export interface ParsedComponent {
  root?: AST.Root
  error?: ParseError
}

interface CompileError {
  code?: unknown
  message?: unknown
  position?: readonly number[]
}

/** Several rules read a component one after the other. */
let last: { text: string; parsed: ParsedComponent } | undefined

/** Parses a component of Svelte; never throws. */
export function parseComponent(text: string, parse: SvelteParser): ParsedComponent {
  if (last?.text !== text) last = { text, parsed: parseAnew(text, parse) }
  return last.parsed
}

function parseAnew(text: string, parse: SvelteParser): ParsedComponent {
  try {
    return { root: parse(text) }
  } catch (thrown) {
    const { code, message, position } = thrown as CompileError
    if (typeof code !== 'string' || typeof message !== 'string') return {}
    // Behind its first line stands an address of the documentation.
    const [reason = ''] = message.split('\n')
    return { error: { code, reason, position: position?.[0] ?? 0 } }
  }
}
