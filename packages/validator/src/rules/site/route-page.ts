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

/** Loaders, layouts and error pages in folders of the routes that hold no page. */
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

/** The addresses that a folder of routes has: `(group)` is no part of one, and `[[language]]` may be left out. */
function patternOf(folder: string): RegExp {
  const parts = folder.split('/').map((segment) => {
    if (segment === '' || /^\(.*\)$/.test(segment)) return ''
    if (segment.startsWith('[...')) return '(?:/.*)?'
    if (segment.startsWith('[[')) return '(?:/[^/]+)?'
    // A segment may have parameters inside, as `[year]-[month]`.
    return `/${segment
      .split(/\[[^\]]*\]/)
      .map(escaped)
      .join('[^/]+')}`
  })
  return new RegExp(`^${parts.join('')}/?$`)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Addresses that the project lists by the id of their page, and that no folder has. */
function addressesWithout({ scripts }: Context, folders: readonly string[]): Finding[] {
  const patterns = folders.map(patternOf)
  return [...scripts].flatMap(([file, { routes }]) =>
    routes.flatMap(({ value, range, named }): Finding[] => {
      const isListed = named && value.startsWith('/')
      return !isListed || patterns.some((pattern) => pattern.test(value))
        ? []
        : [{ file, range, message: messages.noPageAt(value) }]
    })
  )
}
