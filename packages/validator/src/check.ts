import type { Project } from '@sitewright/project'
import { prepareAngular } from './angular/compiler.ts'
import { buildTest } from './build-test/build-test.ts'
import type { Setting } from './engine/context.ts'
import { evaluate } from './engine/evaluate.ts'
import { repairProject, type Repair } from './engine/repair.ts'
import type { Rule } from './engine/rule.ts'
import type { Options } from './options.ts'
import { detectProfile, getProfile } from './profiles/detect.ts'
import { assemble, preservedReport } from './report/assemble.ts'
import type { Report } from './report/report.ts'
import { rules as allRules } from './rules/index.ts'
import { prepareSvelte } from './svelte/compiler.ts'
import { prepareVue } from './vue/compiler.ts'

const defaultDeadlineMs = 30_000
const now = (): number => performance.now()

function createSetting(project: Project, options: Options): Setting {
  const profile =
    options.profile === undefined ? detectProfile(options.expected ?? project) : getProfile(options.profile)
  return { profile, expected: options.expected, versions: options.versions ?? {} }
}

/** Runs the phases; on an internal error the caller still gets a report and its files. */
export async function run(
  project: Project,
  options: Options,
  fixing: boolean,
  rules: readonly Rule[]
): Promise<Report> {
  const begun = now()
  const { signal, onProgress, build = 'bundle', fixes = 'certain', deadlineMs = defaultDeadlineMs } = options
  signal?.throwIfAborted()
  let profile: string = options.profile ?? 'generic'
  try {
    const setting = createSetting(project, options)
    profile = setting.profile.id
    const stop = (): boolean => signal?.aborted === true || now() - begun > deadlineMs
    await Promise.all([prepareVue(project), prepareSvelte(project), prepareAngular(project)])
    onProgress?.('text', 0)
    const repair: Repair = fixing
      ? repairProject(project, rules, setting, {
          fixes,
          stop,
          onPhase: (phase, round) => onProgress?.(phase, round)
        })
      : { evaluation: evaluate(project, rules, setting, stop), applied: [], rounds: 0, late: false }
    onProgress?.('build', repair.rounds)
    const bundled = build === 'bundle' && !stop()
    const tested = await buildTest(repair.evaluation, setting, bundled, now)
    signal?.throwIfAborted()
    return assemble({ repair, build: tested, setting, fixed: fixing, milliseconds: now() - begun })
  } catch (thrown) {
    if (signal?.aborted) throw thrown
    return preservedReport(project, profile, now() - begun)
  }
}

/** Validates a project without changing it. It rejects only where `signal` aborts it. */
export function check(project: Project, options: Options = {}): Promise<Report> {
  return run(project, options, false, allRules)
}

/**
 * Repairs a project with fixes up to `options.fixes`; all files are in `report.fixedFiles`. Idempotent. It rejects only
 * where `signal` aborts it.
 */
export function repair(project: Project, options: Options = {}): Promise<Report> {
  return run(project, options, true, allRules)
}
