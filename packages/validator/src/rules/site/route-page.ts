import { dirname } from '@sitewright/project'
import type { Context } from '../../engine/context.ts'
import type { Finding, ProjectRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'

/** A component that is a page; by preprocessors it may have other endings than `.svelte`. */
const page = /\/\+page(?:@[^/]*)?\.(?!(?:server\.)?[tj]s$)[^/]+$/
const loader = /\/\+page(?:\.server)?\.[tj]s$/
const surroundings = /\/\+(?:layout(?:@[^/]*)?(?:\.server)?|error)\.\w+$/
const endpoint = /\/\+server\.[tj]s$/

/** Pages that a framework which routes by folders does not find: their folder is there, or their address, and no page. */
export const routePage: ProjectRule = {
  id: 'route/without-page',
  type: 'structure',
  severity: 'error',
  phase: 'project',
  scope: 'project',
  check: (context) => {
    const { project, profile } = context
    if (!profile.routes) return []
    const folder = `${profile.routes.folder}/`
    const files = [...project.keys()].filter((path) => path.startsWith(folder))
    const pages = files.filter((path) => page.test(path))
    return [
      ...lonelyFiles(files, pages),
      ...addressesWithout(
        context,
        pages.map((path) => dirname(path).slice(folder.length))
      )
    ]
  }
}

/** Files that belong to a page which is not there. */
function lonelyFiles(files: readonly string[], pages: readonly string[]): Finding[] {
  const folders = new Set(pages.map(dirname))
  const drawn = [...pages, ...files.filter((path) => endpoint.test(path))]
  return files.flatMap((file): Finding[] => {
    const folder = dirname(file)
    const message = messages.noRoutePage(folder)
    if (loader.test(file)) return folders.has(folder) ? [] : [{ file, message }]
    const isEmpty = surroundings.test(file) && !drawn.some((path) => path.startsWith(`${folder}/`))
    return isEmpty ? [{ file, message, severity: 'warning' }] : []
  })
}

/** `(group)` is no part of an address, and `[[language]]` may be left out. */
const unnamed = /^\(.*\)$|^\[\[.*\]\]$/

/** An address without the names of its parameters. */
function shapeOf(segments: readonly string[], isParameter: (segment: string) => boolean): string {
  return segments.map((each) => (isParameter(each) ? '*' : each)).join('/')
}

/** Addresses that the project lists by the id of their page, and that no folder has. */
function addressesWithout({ scripts }: Context, folders: readonly string[]): Finding[] {
  if (folders.some((folder) => folder.includes('[...'))) return []
  const known = new Set(
    folders.map((folder) =>
      shapeOf(
        folder.split('/').filter((each) => each !== '' && !unnamed.test(each)),
        (each) => each.startsWith('[')
      )
    )
  )
  return [...scripts].flatMap(([file, { routes }]) =>
    routes.flatMap(({ value, range, named }): Finding[] => {
      const segments = value.split('/').filter(Boolean)
      const isThere = known.has(shapeOf(segments, (each) => each.startsWith(':')))
      return !named || isThere || !value.startsWith('/')
        ? []
        : [{ file, range, message: messages.noPageAt(value) }]
    })
  )
}
