import { findText } from '@sitewright/project'
import type { Context } from '../engine/context.ts'
import type { Unbound } from '../sources/scope.ts'

/** Packages that import names into components automatically. */
const importing = ['unplugin-auto-import', 'unplugin-vue-components', 'nuxt']

/** Whether a project defines names for all its components: by a package, or by `app.component` or `globalProperties`. */
function givesNames({ project, manifest }: Context): boolean {
  const packages = manifest.kind === 'valid' ? manifest.packages : {}
  return (
    importing.some((name) => name in packages) ||
    [...project.keys()].some(
      (path) =>
        /\.[mc]?[jt]s$/.test(path) && /\bglobalProperties\b|\.component\(/.test(findText(project, path) ?? '')
    )
  )
}

/**
 * Creates the test for names that a component of Vue may use without defining them. Plugins register components, so
 * that a tag is reported only where a file of the project has its name.
 */
export function createGlobalNames(context: Context): (file: string, name: Unbound) => boolean {
  let given: boolean | undefined
  const components = new Map(
    [...context.project.keys()].flatMap((path) => {
      const name = /([^/]+)\.vue$/.exec(path)?.[1]
      return name === undefined ? [] : [[name, path] as const]
    })
  )
  return (file, { name, element }) => {
    if (!file.endsWith('.vue')) return false
    if ((given ??= givesNames(context))) return true
    // A component may refer to itself by the name of its file.
    return element && (components.get(name) ?? file) === file
  }
}
