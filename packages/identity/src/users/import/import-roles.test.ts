import { builtInRoles } from '@sitewright/api'
import { describe, expect, test } from 'vitest'
import type { RoleState } from '@sitewright/kernel/sessions'
import { checkRow, type RowRules } from './check-row.ts'

const role = (id: string, name: string): RoleState => ({
  id,
  name,
  description: '',
  permissions: [],
  rank: 20,
  builtIn: false,
  version: 1,
  updatedAt: 0
})
const roles = [
  role('admin', builtInRoles.admin.name),
  role('a1', 'Ädmin'),
  role('a2', 'Front desk'),
  role('a3', 'ﬁnance')
]
const rules: RowRules = {
  plan: { mapping: { email: 0, firstName: 1, lastName: 2, role: 3 }, header: true, role: 'a2', mail: false },
  columnCount: 4,
  roles,
  rights: { rank: 100, permissions: [] }
}
const read = (name: string, others: readonly RoleState[] = roles) =>
  checkRow(['a@example.com', 'Ada', 'Roth', name], { ...rules, roles: others })

describe('the role of an imported row', () => {
  test('is found by name: case and compatibility forms are one, accents are not', () => {
    expect(read('ADMIN').user?.role).toBe('admin')
    expect(read('Ａdmin').user?.role).toBe('admin')
    expect(read('ädmin').user?.role).toBe('a1')
    expect(read('A\u0308dmin').user?.role).toBe('a1')
    expect(read('Finance').user?.role).toBe('a3')
    expect(read('front desk').user?.role).toBe('a2')
    expect(read('').user?.role).toBe('a2')
  })

  test('is refused where a word is the id of one role and the name of another', () => {
    const { user, problems } = read('a1', [...roles, role('a4', 'A1')])
    expect(user).toBeUndefined()
    expect(problems).toEqual([
      { column: 3, message: expect.stringMatching(/means two roles, Ädmin and A1/) as string }
    ])
  })
})
