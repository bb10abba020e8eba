import { textCache, findText, type Project } from '@sitewright/project'
import { findTemplates, templateKind } from '../angular/templates.ts'
import { componentFacts, isComponent } from '../sources/component.ts'
import { kindOf, type Kind } from '../sources/kind.ts'
import { noFacts, type ScriptFacts } from '../sources/facts.ts'
import { unreadAfter } from '../sources/script.ts'
import { createSource } from '../sources/source.ts'
import { componentCompilers } from './component-compilers.ts'
import { createContext, type Context, type Setting } from './context.ts'
import type { IssueType, Severity } from '../report/report.ts'
import type { FileRule, Finding, Fix, LocalFinding, ProjectRule, Range, Rule } from './rule.ts'

/** A finding with the fields of its rule. */
export interface Found {
  rule: Rule
  type: IssueType
  severity: Severity
  file: string
  message: string
  range?: Range
  fix?: Fix
  quiet?: true
  blocks?: true
}

/** The evaluation of one state of a project. */
export interface Evaluation {
  project: Project
  found: readonly Found[]
  /** Unparsed characters by file; a script that is parsed to the end is not in it. */
  broken: ReadonlyMap<string, number>
  scripts: ReadonlyMap<string, ScriptFacts>
  /** The context that the project rules ran in. */
  context: Context
  /** Rules that threw. */
  crashed: readonly string[]
  /** Number of findings above the limits, which were dropped. */
  dropped: number
  /** The deadline passed before every file was checked. */
  late: boolean
}

interface FileResult {
  found: readonly { rule: FileRule; finding: LocalFinding }[]
  facts: ScriptFacts | undefined
  unread: number
  crashed: readonly string[]
  dropped: number
}

/** Limits of findings, of one rule in one file and in total. */
const mostPerRule = 2000
const mostInAll = 20_000

const keptCharacters = 16_000_000
const caches = new WeakMap<readonly Rule[], ReturnType<typeof textCache<FileResult>>>()

function cacheFor(rules: readonly Rule[]): ReturnType<typeof textCache<FileResult>> {
  const known = caches.get(rules) ?? textCache<FileResult>(keptCharacters)
  caches.set(rules, known)
  return known
}

/** Above the limit findings are reported without a fix. */
function withoutFix<Kind extends { fix?: unknown }>(finding: Kind): Kind {
  const { fix: _fix, ...rest } = finding
  return rest as Kind
}

function examine(kind: Kind, text: string, rules: readonly Rule[], setting: Setting): FileResult {
  const source = createSource(kind, text)
  const crashed: string[] = []
  let dropped = 0
  const found = rules.flatMap((rule) => {
    if (rule.scope !== 'file' || !rule.languages.includes(kind.language)) return []
    if (source.opaque && rule.phase !== 'text') return []
    try {
      const all = [...rule.check(source, setting.profile)]
      dropped += Math.max(0, all.length - mostPerRule)
      const kept = all.length > mostPerRule ? all.slice(0, mostPerRule).map(withoutFix) : all
      return kept.map((finding) => ({ rule, finding }))
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
    facts:
      kind.language === 'script'
        ? script
          ? factsSafely(source.facts, crashed)
          : noFacts
        : isComponent(kind) && !source.opaque && !blocked
          ? factsSafely(() => readComponent(text, kind), crashed)
          : undefined,
    unread: script && !script.program ? unreadAfter(text, script.problems[0]) : 0,
    crashed,
    dropped
  }
}

function readComponent(text: string, kind: Kind): ScriptFacts {
  const facts = componentFacts(text, kind)
  if (kind.compiler === undefined) return { ...facts, partial: true }
  return componentCompilers[kind.compiler].addFacts(text, facts)
}

function factsSafely(read: () => ScriptFacts, crashed: string[]): ScriptFacts {
  try {
    return read()
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

function checkWhole(rule: ProjectRule, context: Context, crashed: string[]): Found[] {
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

/** Runs every rule over a project; findings are memoized by text. */
export function evaluate(
  project: Project,
  rules: readonly Rule[],
  setting: Setting,
  stop: () => boolean = () => false
): Evaluation {
  const cache = cacheFor(rules)
  const found: Found[] = []
  const crashed: string[] = []
  const broken = new Map<string, number>()
  const scripts = new Map<string, ScriptFacts>()
  const templates = findTemplates(project)
  let dropped = 0
  let late = false
  for (const path of project.keys()) {
    const text = findText(project, path)
    if (text === undefined) continue
    if (stop()) {
      late = true
      break
    }
    const kind = templates.has(path) ? templateKind : kindOf(path)
    const result = cache.get(`${setting.profile.id} ${kind.id}`, text, () =>
      examine(kind, text, rules, setting)
    )
    for (const { rule, finding } of result.found) found.push(located(path, rule, finding))
    if (result.facts) scripts.set(path, result.facts)
    if (result.unread > 0) broken.set(path, result.unread)
    crashed.push(...result.crashed)
    dropped += result.dropped
  }
  const context = createContext(project, scripts, setting)
  for (const rule of rules) {
    if (rule.scope !== 'project') continue
    const counts = new Map<string, number>()
    for (const each of checkWhole(rule, context, crashed)) {
      const count = (counts.get(each.file) ?? 0) + 1
      counts.set(each.file, count)
      if (count > mostPerRule) dropped += 1
      else found.push(each)
    }
  }
  dropped += Math.max(0, found.length - mostInAll)
  found.length = Math.min(found.length, mostInAll)
  return { project, found, broken, scripts, context, crashed: [...new Set(crashed)], dropped, late }
}
