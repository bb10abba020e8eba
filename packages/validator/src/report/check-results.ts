import { findText, type ValidationCheck } from '@sitewright/project'
import { partlyReadTemplates } from '../angular/project-components.ts'
import { findTemplates, templateKind } from '../angular/templates.ts'
import { componentCompilers } from '../engine/component-compilers.ts'
import type { Context, Setting } from '../engine/context.ts'
import type { Evaluation } from '../engine/evaluate.ts'
import { readLock } from '../engine/lock-file.ts'
import { siteFacts } from '../engine/site-facts.ts'
import { messages } from '../messages.ts'
import { checks, type CheckId, type CheckMethod } from '../profiles/checks.ts'
import { workerSource } from '../rules/pwa/service-worker.ts'
import { isHostFile, longestHostFile } from '../rules/host/read-host-file.ts'
import { kindOf } from '../sources/kind.ts'
import { createSource } from '../sources/source.ts'
import type { BuildTest, Issue } from './report.ts'

/** The result of one check of the profile. */
export type CheckResult = ValidationCheck & { readonly id: CheckId; readonly how: CheckMethod }

/** The check that the findings of a rule belong to. */
export function findCheck(ruleId: string): CheckId | undefined {
  let found: CheckId | undefined
  let longest = 0
  for (const id of Object.keys(checks) as CheckId[]) {
    for (const beginning of checks[id].rules) {
      if (!ruleId.startsWith(beginning) || beginning.length <= longest) continue
      found = id
      longest = beginning.length
    }
  }
  return found
}

/** The input of a report. */
export interface Examined {
  evaluation: Evaluation
  setting: Setting
  build: BuildTest
  /** Every issue, those of the build test included. */
  issues: readonly Issue[]
  /** The deadline passed before every file was checked. */
  late: boolean
}

const few = 3

function namesOf(paths: readonly string[]): string {
  const shown = paths.slice(0, few).join(', ')
  return paths.length > few ? `${shown} and ${paths.length - few} more` : shown
}

/** Files that are too long or minified, so that only text rules check them. */
function unread({ project }: Context): string[] {
  return [...project.keys()].filter((path) => {
    const text = findText(project, path)
    const kind = kindOf(path)
    return (
      text !== undefined &&
      ['script', 'css', 'html', 'json'].includes(kind.language) &&
      path !== 'package-lock.json' &&
      createSource(kind, text).opaque
    )
  })
}

function uninstallable(
  { project, manifest, profile, versionOf }: Context,
  setting: Setting
): string | undefined {
  if (manifest.kind !== 'valid') return messages.noVersions
  const lock = readLock(project, manifest)
  if (lock.kind === 'read') return undefined
  const known = (name: string, range: string): boolean =>
    profile.versions[name] === range ||
    setting.versions[name] === range ||
    (setting.expected !== undefined && versionOf(name) === range)
  const unknown = Object.entries(manifest.packages).filter(([name, range]) => !known(name, range))
  return unknown.length === 0 ? undefined : messages.noLock
}

/**
 * Whether a check needs no action: it has no findings, or it waits for the lock file, which the first install writes.
 */
export function isSettled(result: CheckResult): boolean {
  return result.state === 'clean' || (result.state === 'unchecked' && result.why === messages.noLock)
}

/** Why a check was skipped; undefined where it was done. */
function prevented(
  id: CheckId,
  context: Context,
  { setting, build, evaluation }: Examined
): string | undefined {
  switch (id) {
    case 'files': {
      const paths = unread(context)
      return paths.length === 0 ? undefined : messages.notRead(namesOf(paths))
    }
    case 'imports':
    case 'names':
    case 'access': {
      const broken = [...evaluation.scripts].flatMap(([path, { parsed }]) =>
        parsed || unreadable(context, path) ? [] : [path]
      )
      if (broken.length > 0) return messages.notParsed(namesOf(broken))
      const foreign = [...context.project.keys()].filter((path) => isForeign(id, path, context))
      if (foreign.length > 0) return messages.notUnderstood(namesOf(foreign))
      if (id !== 'names') return undefined
      const scripts = [...evaluation.scripts].flatMap(([path, facts]) => (facts.partial ? [path] : []))
      const partial = [...scripts, ...partlyReadTemplates(context)]
      return partial.length > 0 ? messages.partlyRead(namesOf(partial)) : undefined
    }
    case 'versions':
      return uninstallable(context, setting)
    case 'manifest':
    case 'icons':
    case 'worker': {
      const { maker, manifest } = siteFacts(context)
      if (maker !== undefined) return messages.madeBy(maker)
      if (id === 'worker') return workerSource(context) === undefined ? messages.noWorkerToRead : undefined
      return id === 'icons' && manifest?.value === undefined ? messages.noManifestToRead : undefined
    }
    case 'hosts': {
      const long = [...context.project.keys()].filter(
        (path) => isHostFile(path) && (context.text(path) ?? '').length > longestHostFile
      )
      return long.length === 0 ? undefined : messages.notRead(namesOf(long))
    }
    case 'bundle':
      return build.engine === 'rollup' ? whereItStopped(build) : (build.reason ?? messages.notBundled)
    default:
      return undefined
  }
}

/** Of components the scripts are read for what they import; those of frameworks with a compiler are read whole. */
function isForeign(id: 'imports' | 'names' | 'access', path: string, { project }: Context): boolean {
  if (path.endsWith('.mdx')) return true
  const isTemplate = findTemplates(project).has(path)
  if (id === 'imports' || (!isTemplate && !/\.(vue|svelte|astro)$/.test(path))) return false
  const { compiler } = isTemplate ? templateKind : kindOf(path)
  return compiler === undefined || !componentCompilers[compiler].isLoaded()
}

/** Errors of the bundler are left out of the report where the same file has an error of a rule. */
function whereItStopped({ errors }: BuildTest): string | undefined {
  const stops = errors.filter(({ ruleId }) => ruleId === 'build/bundle')
  const files = new Set(stops.map((stop) => stop.file).filter((path) => path !== ''))
  return stops.length === 0 ? undefined : messages.bundleStopped(namesOf([...files]))
}

/** Whether a script could not be parsed, type declarations excepted. */
const unreadable = ({ project }: Context, path: string): boolean => {
  const text = findText(project, path)
  return text === undefined || path.endsWith('.d.ts') || createSource(kindOf(path), text).opaque
}

/** Whether the project has anything for a check to examine. */
function hasSubject(id: CheckId, context: Context): boolean {
  switch (id) {
    case 'manifest':
    case 'icons':
    case 'worker':
      return siteFacts(context).installable
    case 'hosts':
      return [...context.project.keys()].some(isHostFile)
    case 'routes':
      return (
        context.profile.routes !== undefined ||
        [...context.scripts.values()].some(({ routes }) => routes.length > 0)
      )
    case 'imports':
    case 'names':
      return context.scripts.size > 0
    default:
      return true
  }
}

/** The result of every check of the profile, in order: passed, failed, or skipped with the reason. */
export function checkResults(examined: Examined): CheckResult[] {
  const { evaluation, setting, issues, late } = examined
  const { context } = evaluation
  const counts = new Map<CheckId, number>()
  for (const { ruleId } of issues) {
    const id = findCheck(ruleId)
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const crashed = new Set(evaluation.crashed.map((rule) => findCheck(rule)))
  return setting.profile.checks.flatMap((id): CheckResult[] => {
    const { title, how } = checks[id]
    const count = counts.get(id) ?? 0
    if (count > 0) return [{ id, title, how, state: 'found', count }]
    if (!hasSubject(id, context)) return []
    const why = late
      ? messages.timeRanOut
      : crashed.has(id)
        ? messages.checkFailed
        : prevented(id, context, examined)
    return [
      why === undefined ? { id, title, how, state: 'clean' } : { id, title, how, state: 'unchecked', why }
    ]
  })
}
