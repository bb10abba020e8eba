import { describe, expect, it } from 'vitest'
import { areasByFolder, findUnordered, mayImport } from './areas.ts'
import { findImportProblem } from './check-imports.ts'

const kernel = 'packages/kernel/src/'
const identity = 'packages/identity/src/'

describe('areas', () => {
  it('stand in an order, so that no circle can come about', () => {
    expect(Object.values(areasByFolder).flatMap(findUnordered)).toEqual([])
    expect(findUnordered({ users: ['routing'], routing: [] })).toEqual([
      'tools/checks/areas.ts: users names routing, which does not stand above it'
    ])
    expect(findUnordered({ users: ['users'] })).toHaveLength(1)
  })

  it('never import each other', () => {
    for (const [folder, areas] of Object.entries(areasByFolder))
      for (const one of Object.keys(areas))
        for (const other of Object.keys(areas))
          expect(mayImport(folder, one, other) && mayImport(folder, other, one), `${one} ${other}`).toBe(
            false
          )
  })

  it('import what they name and what stands below that, but no sibling and nothing above', () => {
    expect(mayImport(identity, 'sign-in', 'second-factor')).toBe(true)
    expect(mayImport(identity, 'users', 'sign-in')).toBe(false)
    expect(mayImport(kernel, 'routing', 'db')).toBe(true)
    expect(mayImport(kernel, 'mail', 'audit')).toBe(false)
  })

  it('leave the middleware to routing', () => {
    expect(mayImport(kernel, 'routing', 'http')).toBe(true)
    expect(mayImport(kernel, 'users', 'http')).toBe(false)
  })

  it.each([
    ['users/bulk.ts', '../sign-in/login.ts', 'users may not import sign-in'],
    ['users/bulk.ts', '../identity-area.ts', 'users may not import a file beside the areas'],
    ['users/bulk.ts', '../new-area/file.ts', 'users may not import new-area'],
    ['new-area/file.ts', '../users/bulk.ts', 'new-area may not import users'],
    ['users/bulk.ts', './to-user.ts', undefined],
    ['identity-area.ts', './users/users.routes.ts', undefined]
  ])('are checked by the folder: %s imports %s', (file, specifier, problem) => {
    expect(findImportProblem(identity + file, specifier)).toBe(problem)
  })
})

describe('the screens of the control panel', () => {
  const admin = 'apps/web/src/admin/'
  it.each([
    ['tenancy/tenants.tsx', '../identity/users/users.api.ts', 'tenancy may not import identity'],
    ['layout/navigation.tsx', '../tenancy/tenants.tsx', 'layout may not import tenancy'],
    ['shared/user-views.ts', '../layout/screens.ts', 'shared may not import layout'],
    ['identity/users/users.tsx', '../audit/audit.api.ts', 'users may not import audit'],
    ['identity/auth-settings/changes-panel.tsx', '../audit/audit.api.ts', undefined],
    ['tenancy/tenants.tsx', '../shared/format-value.ts', undefined],
    ['tenancy/tenants.tsx', '../../wizard/wizard.tsx', 'admin may not import wizard']
  ])('do not import each other: %s imports %s', (file, specifier, problem) => {
    expect(findImportProblem(admin + file, specifier)).toBe(problem)
  })
})

describe('the folders that templates share', () => {
  it.each([
    ['domain/search.ts', '../browser/share.ts', 'templates/domain imports nothing outside itself'],
    ['browser/share.ts', '../domain/social.ts', undefined],
    ['browser/services/start.ts', './consent.ts', undefined],
    [
      'browser/share.ts',
      '../react/src/site.ts',
      'templates/browser imports itself and templates/domain only'
    ],
    ['browser/share.ts', '../styles/base.css', 'templates/browser imports itself and templates/domain only']
  ])('import no framework: %s imports %s', (file, specifier, problem) => {
    expect(findImportProblem(`templates/${file}`, specifier)).toBe(problem)
  })
})

describe('the packages of the server', () => {
  it.each([
    'node:fs',
    'node:crypto',
    'pg',
    'nodemailer',
    'sharp',
    '@hono/node-server',
    '@sitewright/kernel/node'
  ])('run in browsers, so they import no %s', (specifier) => {
    const problem = 'this runs in browsers too, and what it imports does not'
    expect(findImportProblem(`${identity}users/avatars.ts`, specifier)).toBe(problem)
    expect(findImportProblem('apps/demo/src/demo.ts', specifier)).toBe(problem)
    expect(findImportProblem('packages/kernel/node/avatar.ts', specifier)).toBeUndefined()
  })

  it.each([
    ['src/routing/guard.ts', '../../node/avatar.ts', 'kernel/src may not import kernel/node'],
    ['src/routing/guard.ts', '../../testing/users.ts', 'kernel/src may not import kernel/testing'],
    ['node/avatar.ts', '../testing/users.ts', 'kernel/node may not import kernel/testing'],
    ['node/avatar.ts', '../src/services/avatar-image.ts', undefined],
    ['testing/services.ts', '../node/avatar.ts', undefined],
    ['src/routing/guard.ts', '@sitewright/advisor', 'kernel may not import @sitewright/advisor'],
    ['src/routing/guard.ts', '../../../../apps/server/src/app.ts', 'leaves its package by a relative path'],
    [
      'src/routing/guard.ts',
      '@sitewright/saved-projects',
      'kernel may not import @sitewright/saved-projects'
    ],
    ['src/routing/guard.ts', '@sitewright/server', 'kernel may not import @sitewright/server']
  ])('keep %s from importing %s', (file, specifier, problem) => {
    expect(findImportProblem(`packages/kernel/${file}`, specifier)).toBe(problem)
  })

  it.each([
    ['apps/server/src/app.ts', '@sitewright/product', undefined],
    [
      'apps/server/src/app.ts',
      '../../../packages/product/src/product.ts',
      'leaves its package by a relative path'
    ],
    ['apps/server/src/app.ts', '@sitewright/kernel/testing/users', 'test support is for tests'],
    ['apps/server/src/laws/contract.ts', '@sitewright/kernel/testing/users', undefined],
    ['apps/demo/src/demo.ts', '@sitewright/product', undefined],
    [
      'apps/demo/src/demo.ts',
      '@sitewright/kernel/node',
      'this runs in browsers too, and what it imports does not'
    ],
    [
      'packages/saved-projects/src/team/team.routes.ts',
      '@sitewright/database-panel',
      'saved-projects may not import @sitewright/database-panel'
    ],
    [
      'packages/tenancy/src/members/members.usecases.ts',
      '@sitewright/identity',
      'tenancy may not import @sitewright/identity'
    ],
    ['packages/product/src/product.ts', '@sitewright/identity', undefined],
    ['apps/demo/src/demo.ts', '../../server/src/app.ts', 'leaves its package by a relative path'],
    [
      'apps/web/src/app/root.tsx',
      '@sitewright/product',
      'only the server and the demo run the packages of the server'
    ],
    ['apps/web/src/app/root.tsx', '@sitewright/demo', 'nothing imports the app demo'],
    ['packages/builder/src/state.ts', '@sitewright/product', 'builder may not import @sitewright/product']
  ])('are imported by name only: %s imports %s', (file, specifier, problem) => {
    expect(findImportProblem(file, specifier)).toBe(problem)
  })
})

describe('an area in the folder of another one', () => {
  it('is told apart from it', () => {
    const from = 'packages/kernel/src/audit/write-audit.ts'
    expect(findImportProblem(from, './reading/verify-audit.ts')).toBe('audit may not import audit/reading')
    const reading = 'packages/kernel/src/audit/reading/verify-audit.ts'
    expect(findImportProblem(reading, '../write-audit.ts')).toBeUndefined()
    expect(findImportProblem(reading, '../../routing/guard.ts')).toBeUndefined()
    expect(findImportProblem(reading, '../../stream/event-stream.ts')).toBe(
      'audit/reading may not import stream'
    )
  })
})

describe('the component library', () => {
  it('stands behind the parts of web/ui alone', () => {
    const problem = 'only web/ui imports the component library'
    expect(findImportProblem('apps/web/src/account/projects/projects.tsx', '@ark-ui/react')).toBe(problem)
    expect(findImportProblem('apps/web/src/app/shell.tsx', '@ark-ui/react/dialog')).toBe(problem)
    expect(findImportProblem('apps/web/src/ui/drawer.tsx', '@ark-ui/react/dialog')).toBeUndefined()
    expect(findImportProblem('apps/web/src/app/shell.tsx', '@mantine/hooks')).toBeUndefined()
  })
})

it('a package reads the templates only where a rule is shared', () => {
  const rule = '../../../../templates/domain/described.ts'
  expect(findImportProblem('packages/site/src/content/described.ts', rule)).toBeUndefined()
  const files = '../../../../templates/domain/pictures.ts'
  expect(findImportProblem('packages/site/src/content/pictures.ts', files)).toBeUndefined()
  expect(findImportProblem('packages/site/src/content/described.ts', files)).toBeDefined()
  const drawing = '../../../../templates/domain/art/draw.ts'
  expect(findImportProblem('packages/site/src/looks/propose-look.ts', drawing)).toBeUndefined()
  expect(findImportProblem('packages/site/src/looks/moods.ts', drawing)).toBeDefined()
  expect(findImportProblem('packages/site/src/content/business.ts', rule)).toBe(
    'leaves its package by a relative path'
  )
  expect(
    findImportProblem('packages/site/src/content/described.ts', '../../../../templates/domain/text.ts')
  ).toBe('leaves its package by a relative path')
})

describe('what the templates share', () => {
  const other = 'what all frameworks share imports nothing of one'
  it.each([
    ['site-build/theme.ts', '#domain/text.ts', undefined],
    ['tools/launch-check.ts', '../site-build/server.ts', undefined],
    ['site-build/documents.ts', '../react/src/entry-server.ts', other],
    ['preview/drafts.ts', '../src/feature.ts', other]
  ])('%s and %s', (file, specifier, problem) => {
    expect(findImportProblem(`templates/${file}`, specifier)).toBe(problem)
  })
})

describe('the folders of a template app', () => {
  const problem = 'ui may not import features'

  it.each([
    ['templates/react/src/ui/controls.tsx', '../features/booking/index.ts'],
    ['templates/vue/src/ui/AppButton.vue', '../features/booking/index.ts'],
    ['templates/svelte/src/lib/ui/Button.svelte', '#lib/features/booking/index.ts'],
    ['templates/angular/src/app/ui/button.ts', '../features/booking/index.ts']
  ])('stand in an order, wherever they are: %s imports %s', (file, specifier) => {
    expect(findImportProblem(file, specifier)).toBe(problem)
  })

  it.each([
    ['templates/vue/src/features/chat/ChatPage.vue', '../booking/index.ts'],
    ['templates/svelte/src/lib/features/chat/Chat.svelte', '../booking/index.ts'],
    ['templates/angular/src/app/features/chat/chat-page.ts', '../booking/index.ts']
  ])('keep features apart: %s imports %s', (file, specifier) => {
    expect(findImportProblem(file, specifier)).toBe('the feature chat may not import its sibling booking')
  })

  it('let pages import parts, and the app everything', () => {
    expect(
      findImportProblem('templates/svelte/src/routes/+page.svelte', '#lib/ui/Button.svelte')
    ).toBeUndefined()
    expect(
      findImportProblem('templates/react/src/app/application.tsx', '../features/booking/index.ts')
    ).toBeUndefined()
  })
})
