// The ways in which variants of a project are broken.
import { file, toProject, findText, type Project } from '../../packages/project/src/index.ts'

/** A broken project, and the rules that must speak of it. */
export interface Variant {
  name: string
  break: (project: Project) => Project
  /** Rules of which each finds something; none where the project is all right. */
  found: readonly string[]
  /** What the project's own build does: some end well, and the site is broken all the same. npm refuses one before that. */
  build: 'fails' | 'passes' | 'cannot be installed'
}

/** Takes out the files at these paths; a variant that changes nothing is a bug of the list. */
export function without(project: Project, ...wanted: (string | RegExp)[]): Project {
  const gone = (path: string): boolean =>
    wanted.some((each) => (typeof each === 'string' ? path === each : each.test(path)))
  const left = [...project.values()].filter(({ path }) => !gone(path))
  if (left.length === project.size) throw new Error(`Nothing to take out: ${wanted.join(' ')}`)
  return toProject(left)
}

/** Puts a file in, in the place of another where there is one. */
export function withFile(project: Project, path: string, content: string | Uint8Array): Project {
  return toProject([...[...project.values()].filter((each) => each.path !== path), file(path, content)])
}

/** Rewrites a text file; a variant that changes nothing is a bug of the list. */
export function rewritten(project: Project, path: string, rewrite: (text: string) => string): Project {
  const before = findText(project, path)
  if (before === undefined) throw new Error(`The project has no text ${path}`)
  const after = rewrite(before)
  if (after === before) throw new Error(`${path} stays as it was`)
  return withFile(project, path, after)
}

/** Puts one text in the place of another. */
export function changed(project: Project, path: string, from: string | RegExp, to: string): Project {
  return rewritten(project, path, (text) => text.replace(from, to))
}

/** Changes the value of a JSON file. */
export function member(
  project: Project,
  path: string,
  change: (value: Record<string, unknown>) => void
): Project {
  return rewritten(project, path, (text) => {
    const value = JSON.parse(text) as Record<string, unknown>
    change(value)
    return `${JSON.stringify(value, null, 2)}\n`
  })
}
