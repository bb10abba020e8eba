import type { Finding, ProjectRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { findHostFileProblems, isHostFile } from './read-host-file.ts'

/** Checks files that hosts and pipelines read: they parse, and have what their reader requires. */
export const hostFile: ProjectRule = {
  id: 'host/file',
  type: 'structure',
  severity: 'error',
  phase: 'project',
  scope: 'project',
  check: ({ project, text }) =>
    [...project.keys()].filter(isHostFile).flatMap((file) =>
      findHostFileProblems(file, text(file) ?? '').map(({ reason, at }): Finding => {
        const range = at === undefined ? {} : { range: [at, at + 1] as const }
        return { file, message: messages.hostFile(reason), ...range }
      })
    )
}
