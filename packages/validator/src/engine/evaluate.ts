import { textOf, type Project } from '@sitewright/project'
import { kindOf, type Kind } from '../sources/kind.ts'
import { noFacts, type ScriptFacts } from '../sources/facts.ts'
import { unreadAfter } from '../sources/script.ts'
import { sourceOf, type Source } from '../sources/source.ts'
import { textCache } from './cache.ts'
import { contextOf, type Setting } from './context.ts'
import type { IssueType, Severity } from '../report/report.ts'
import type { FileRule, Finding, Fix, LocalFinding, ProjectRule, Range, Rule } from './rule.ts'

/** A finding with what its rule says about all of its kind. */
export interface Found {
  rule: Rule
  type: IssueType
  severity: Severity
  file: string
  message: string
  range?: Range
  fix?: Fix
  blocks?: true
}

/** All that is known about one state of a project. */
export interface Evaluation {
  project: Project
  found: readonly Found[]
  /** Characters that the parser does not get to, by file; a script that it reads to the end is not in it. */
  broken: ReadonlyMap<string, number>
  scripts: ReadonlyMap<string, ScriptFacts>
  /** Rules that threw. */
  crashed: readonly string[]
}

interface FileResult {
  found: readonly { rule: FileRule; finding: LocalFinding }[]
  facts: ScriptFacts | undefined
  unread: number
  crashed: readonly string[]
}

const keptCharacters = 16_000_000
const caches = new WeakMap<readonly Rule[], ReturnType<typeof textCache<FileResult>>>()

function cacheFor(rules: readonly Rule[]): ReturnType<typeof textCache<FileResult>> {
  const known = caches.get(rules) ?? textCache<FileResult>(keptCharacters)
  caches.set(rules, known)
  return known
}

function examine(kind: Kind, text: string, rules: readonly Rule[], setting: Setting): FileResult {
  const source = sourceOf(kind, text)
  const crashed: string[] = []
  const found = rules.flatMap((rule) => {
    if (rule.scope !== 'file' || !rule.languages.includes(kind.language)) return []
    if (source.opaque && rule.phase !== 'text') return []
    try {
      return [...rule.check(source, setting.profile)].map((finding) => ({ rule, finding }))
    } catch {
      crashed.push(rule.id)
      return []
    }
  })
  const blocked = found.some(({ finding }) => finding.blocks)
  const readable = kind.language === 'script' && !source.opaque && !blocked
  const script = readable ? source.script() : undefined
  const explained =
    script && !script.program && found.some(({ rule, finding }) => rule.phase === 'syntax' && finding.fix)
  return {
    found: found.filter(({ rule, finding }) =>
      blocked ? finding.blocks || rule.phase === 'text' : !(explained && rule.fallback)
    ),
    facts: kind.language === 'script' ? (script ? factsSafely(source, crashed) : noFacts) : undefined,
    unread: script && !script.program ? unreadAfter(text, script.problems[0]) : 0,
    crashed
  }
}

function factsSafely(source: Source, crashed: string[]): ScriptFacts {
  try {
    return source.facts()
  } catch {
    crashed.push('facts')
    return noFacts
  }
}

function located(file: string, rule: FileRule, finding: LocalFinding): Found {
  const { fix, severity = rule.severity, ...rest } = finding
  const edits = fix?.edits.map((edit) => ({ op: 'text' as const, file, ...edit }))
  const found: Found = { ...rest, rule, type: rule.type, severity, file }
  return fix && edits ? { ...found, fix: { confidence: fix.confidence, edits } } : found
}

function checkWhole(rule: ProjectRule, context: ReturnType<typeof contextOf>, crashed: string[]): Found[] {
  try {
    return [...rule.check(context)].map((finding: Finding) => ({
      ...finding,
      rule,
      type: rule.type,
      severity: finding.severity ?? rule.severity
    }))
  } catch {
    crashed.push(rule.id)
    return []
  }
}

/** Runs every rule over a project; what was found in a text before is not looked for again. */
export function evaluate(project: Project, rules: readonly Rule[], setting: Setting): Evaluation {
  const cache = cacheFor(rules)
  const found: Found[] = []
  const crashed: string[] = []
  const broken = new Map<string, number>()
  const scripts = new Map<string, ScriptFacts>()
  for (const path of project.keys()) {
    const text = textOf(project, path)
    if (text === undefined) continue
    const kind = kindOf(path)
    const result = cache.get(`${setting.profile.id} ${kind.id}`, text, () =>
      examine(kind, text, rules, setting)
    )
    for (const { rule, finding } of result.found) found.push(located(path, rule, finding))
    if (result.facts) scripts.set(path, result.facts)
    if (result.unread > 0) broken.set(path, result.unread)
    crashed.push(...result.crashed)
  }
  const context = contextOf(project, scripts, setting)
  for (const rule of rules) if (rule.scope === 'project') found.push(...checkWhole(rule, context, crashed))
  return { project, found, broken, scripts, crashed: [...new Set(crashed)] }
}
