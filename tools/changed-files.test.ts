import { expect, test } from 'vitest'
import { findTestFolder } from './changed-files.ts'

test.each([
  ['packages/identity/src/users/import/check-import.ts', 'packages/identity/src/users/'],
  ['packages/identity/src/identity-area.ts', 'packages/identity/'],
  ['packages/identity/testing/account.ts', 'packages/identity/'],
  ['packages/text/src/truncate.ts', 'packages/text/'],
  ['apps/web/src/admin/identity/users/users.tsx', 'apps/web/src/admin/identity/users/'],
  ['apps/web/src/admin/tenancy/tenants.tsx', 'apps/web/src/admin/tenancy/'],
  ['apps/web/src/wizard/frame/action-bar.tsx', 'apps/web/src/wizard/'],
  ['templates/domain/telephone.ts', 'templates/domain/'],
  ['tools/checks/areas.ts', 'tools/'],
  ['docs/admin.md', undefined],
  ['package.json', undefined]
])('%s is checked with the tests of %s', (path, folder) => {
  expect(findTestFolder(path)).toBe(folder)
})
