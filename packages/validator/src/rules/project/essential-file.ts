import type { Project } from '@sitewright/project'
import type { ProjectRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import type { Essential } from '../../profiles/profile.ts'

const typed = /\.tsx?$/

/** The path that fits the project: TypeScript where it is written in it. */
function pathFor(project: Project, { paths }: Essential): string {
  if ([...project.keys()].some((path) => path.startsWith('src/') && typed.test(path))) return paths[0]
  return paths.find((path) => !typed.test(path)) ?? paths[0]
}

/** A file that every project of the kind needs (spec 3 §5; departures: by profile). */
export const essentialFile: ProjectRule = {
  id: 'structure/essential-file',
  type: 'structure',
  severity: 'error',
  phase: 'project',
  scope: 'project',
  check: ({ project, profile }) => {
    const missing = profile.essential.filter(({ paths }) => !paths.some((path) => project.has(path)))
    return missing.map((essential) => {
      const path = pathFor(project, essential)
      const finding = { file: path, message: messages.missingEssential(path) }
      const made = essential.blueprint?.(project)
      if (!made) return finding
      const edits = [{ op: 'create' as const, file: path, content: made.content }]
      return { ...finding, fix: { confidence: made.confidence, edits } }
    })
  }
}
