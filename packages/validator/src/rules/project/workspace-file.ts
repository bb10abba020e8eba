import { editDistance } from '@sitewright/text'
import type { Project } from '@sitewright/project'
import { parseTree, type ParseError } from 'jsonc-parser'
import { readWorkspace, type NamedFile } from '../../angular/workspace.ts'
import type { Finding, ProjectRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import type { Profile } from '../../profiles/profile.ts'

const file = 'angular.json'

/** Settings of Angular's tool that have nothing to build, or name files that are not there. */
export const workspaceFile: ProjectRule = {
  id: 'angular/workspace',
  type: 'build',
  severity: 'error',
  phase: 'project',
  scope: 'project',
  check: ({ project, profile, text }) => {
    const settings = text(file)
    const isRead = profile.essential.some(({ paths }) => paths.includes(file))
    if (settings === undefined || !isRead || !isSound(settings)) return []
    const { applications } = readWorkspace(settings)
    if (applications.length === 0) return [{ file, message: messages.noApplication }]
    const missing = applications.flatMap(({ files }) => files).filter((each) => isMissing(each, project))
    return missing
      .filter((each) => !isEssential(each, project, profile))
      .map((each) => toFinding(each, project))
  }
}

/** Where it is no JSON, another rule says so. */
function isSound(text: string): boolean {
  const errors: ParseError[] = []
  return parseTree(text, errors, { allowTrailingComma: true })?.type === 'object' && errors.length === 0
}

/** A path whose folder is none of the project's is that of a package. */
function isMissing({ path }: NamedFile, project: Project): boolean {
  const [folder = ''] = path.split('/')
  const isOwn = folder === path || [...project.keys()].some((each) => each.startsWith(`${folder}/`))
  return isOwn && folder !== 'node_modules' && !project.has(path)
}

/** A file that is missed under each of its names is reported as such, see essential-file.ts. */
function isEssential({ path }: NamedFile, project: Project, { essential }: Profile): boolean {
  return essential.some(({ paths }) => paths[0] === path && !paths.some((each) => project.has(each)))
}

function toFinding({ path, range }: NamedFile, project: Project): Finding {
  const finding = { file, range, message: messages.namedGone(path) }
  const [near, ...others] = [...project.keys()].filter((each) => isNear(each, path))
  if (near === undefined || others.length > 0) return finding
  const edits = [{ op: 'text' as const, file, range, text: JSON.stringify(near) }]
  return { ...finding, fix: { confidence: 'certain', edits } }
}

/** Another case, or a letter or two. */
function isNear(path: string, wanted: string): boolean {
  const ending = wanted.slice(wanted.lastIndexOf('.'))
  return (
    path.endsWith(ending) &&
    (path.toLowerCase() === wanted.toLowerCase() || editDistance(path, wanted, 2) <= 2)
  )
}
