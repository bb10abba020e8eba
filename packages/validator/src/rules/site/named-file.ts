import type { Finding, ProjectRule } from '../../engine/rule.ts'
import { siteFacts } from '../../engine/site-facts.ts'
import { messages } from '../../messages.ts'

/** A file of the project that a script of the build reads by its path: without it no build ends well. */
export const namedFile: ProjectRule = {
  id: 'reference/named-file',
  type: 'build',
  severity: 'error',
  phase: 'project',
  scope: 'project',
  check: (context) => {
    const { buildScripts, installable } = siteFacts(context)
    return buildScripts.flatMap((file) =>
      (context.scripts.get(file)?.files ?? []).flatMap(({ value, range }): Finding[] => {
        const path = value.replace(/^\.\//, '')
        // Without anything to install there is no worker to make.
        const unused = !installable && /worker/i.test(path)
        return unused || context.project.has(path) ? [] : [{ file, range, message: messages.namedGone(path) }]
      })
    )
  }
}
