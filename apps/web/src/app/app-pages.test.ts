import { appPages, isAppPage } from '@sitewright/api/app-pages'
import type { RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { accountRoutes } from './account-routes.tsx'
import { routes } from './routes.tsx'

/** The paths of routes that render something; the catch-all route is none. */
function pathsOf(tree: readonly RouteObject[], above = ''): string[] {
  return tree.flatMap(({ path = '', index, children }) => {
    const here = path.startsWith('/') ? path : `${above}/${path}`.replaceAll(/\/+/g, '/')
    if (children !== undefined) return pathsOf(children, path === '' ? above : here)
    return path === '*' ? [] : [index === true ? above : here]
  })
}

it('the server is told every address that the app has', () => {
  // The page of parts exists in development only.
  const paths = pathsOf([...routes, ...accountRoutes]).filter((path) => path !== '/dev/parts')
  expect([...appPages].toSorted()).toEqual(paths.toSorted())
})

it.each([
  ['/', true],
  ['/builder', true],
  ['/builder/review', true],
  ['/auth/profile/security/', true],
  ['/admin/dashboard', true],
  ['/admin/users', true],
  ['/builder/review/more', false],
  ['/metrics', false],
  ['/auth/nothing', false],
  ['/admin/nothing', false],
  ['/docsx', false]
])('%s is a page: %s', (path, is) => {
  expect(isAppPage(path)).toBe(is)
})
