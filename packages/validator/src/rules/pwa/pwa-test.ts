import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import type { Context } from '../../engine/context.ts'
import type { Finding, ProjectRule, Range } from '../../engine/rule.ts'
import { siteFacts, type SiteFacts, type WebManifest } from '../../engine/site-facts.ts'

/** What is wrong with a member of the manifest, or with the manifest as a whole. */
export interface PwaProblem {
  message: string
  /** Members and indexes that lead to it. */
  at?: readonly (string | number)[]
  /** What one of its members has to say, where that was measured. */
  right?: { member: string; value: string }
}

/** A web app manifest that can be read. */
export interface ReadManifest extends WebManifest {
  value: Readonly<Record<string, unknown>>
}

/** One of the 28 tests that PWABuilder counts as required or recommended, as far as files can tell. */
export interface PwaTest {
  /** As PWABuilder names it. */
  id: string
  level: 'required' | 'recommended'
  find: (manifest: ReadManifest, context: Context, facts: SiteFacts) => readonly PwaProblem[]
}

/** The name of a test in the manner of rule ids. */
export function pwaRuleId(id: string): string {
  const words = id.replace(/([a-z])([A-Z])|(\d)([A-Z])|([a-z]{2})(\d)/g, '$1$3$5-$2$4$6')
  return `pwa/${words.toLowerCase()}`
}

/** Type guard: a manifest whose JSON could be parsed. */
export function isRead(manifest: WebManifest | undefined): manifest is ReadManifest {
  return manifest?.value !== undefined
}

function rangeAt(text: string, at: readonly (string | number)[]): Range | undefined {
  const tree = parseTree(text)
  const node = tree && findNodeAtLocation(tree, [...at])
  return node ? [node.offset, node.offset + node.length] : undefined
}

/** A test as a rule: an error where PWABuilder requires it, a warning where it recommends it. */
export function toRule({ id, level, find }: PwaTest): ProjectRule {
  return {
    id: pwaRuleId(id),
    type: 'structure',
    severity: level === 'required' ? 'error' : 'warning',
    phase: 'project',
    scope: 'project',
    check: (context) => {
      const facts = siteFacts(context)
      const { manifest } = facts
      if (!facts.installable || !isRead(manifest)) return []
      const text = context.text(manifest.path) ?? ''
      return find(manifest, context, facts).map(({ message, at, right }): Finding => {
        const range = at && rangeAt(text, at)
        const held = at && right && rangeAt(text, [...at, right.member])
        const edits = held && [
          { op: 'text' as const, file: manifest.path, range: held, text: JSON.stringify(right.value) }
        ]
        return {
          file: manifest.path,
          message,
          ...(range ? { range } : {}),
          ...(edits ? { fix: { confidence: 'certain' as const, edits } } : {})
        }
      })
    }
  }
}
