import { toProject, type File } from '@sitewright/project'
import { run } from './check.ts'
import { failedValidation } from './failed-validation.ts'
import type { Options } from './options.ts'
import { detectProfile } from './profiles/detect.ts'
import type { ValidationResult } from './report/report.ts'
import { rules } from './rules/index.ts'

/**
 * The call after generation (spec 3 §5): repairs the files with certain fixes, or as `options` says, and tests the
 * build. `framework` is the id of the catalog. It never rejects: a step that throws gives finalStatus ERROR and the
 * original files.
 */
export async function validate(
  files: readonly File[],
  framework: string,
  options: Options = {}
): Promise<ValidationResult> {
  try {
    const project = toProject(files)
    const profile = options.profile ?? detectProfile(options.expected ?? project, framework).id
    return await run(project, { ...options, profile }, true, rules)
  } catch (thrown) {
    return failedValidation(thrown, Array.isArray(files) ? files : [])
  }
}
