import { readLock } from '../../engine/lock-file.ts'
import type { ProjectRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'

/** A lock file that says something else than package.json: `npm ci` refuses, and `npm install` puts it right. */
export const lockFile: ProjectRule = {
  id: 'manifest/lock-file',
  type: 'dependency',
  severity: 'warning',
  phase: 'project',
  scope: 'project',
  check: ({ project, manifest }) => {
    const lock = readLock(project, manifest)
    if (lock.kind !== 'read') return []
    return lock.different.map((name) => ({ file: 'package-lock.json', message: messages.lockDiffers(name) }))
  }
}
