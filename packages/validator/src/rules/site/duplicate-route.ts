import type { Finding, ProjectRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'

/** An address that two pages have: the router draws one of them, and the other is gone. */
export const duplicateRoute: ProjectRule = {
  id: 'route/duplicate',
  type: 'structure',
  severity: 'error',
  phase: 'project',
  scope: 'project',
  check: ({ scripts, profile }) => {
    if (profile.jsxRuntime === 'none') return []
    const seen = new Map<string, string>()
    return [...scripts].flatMap(([file, { routes }]) =>
      routes.flatMap(({ value, range, list, named }): Finding[] => {
        const path = value.replace(/(.)\/$/, '$1').toLowerCase()
        const key = named ? path : `${file}\0${list}\0${path}`
        const first = seen.get(key)
        if (first === undefined) seen.set(key, file)
        return first === undefined ? [] : [{ file, range, message: messages.duplicateRoute(value, first) }]
      })
    )
  }
}
