import {
  emailSchema,
  firstNameSchema,
  lastNameSchema,
  type ImportField,
  type ImportPlan,
  type RoleId
} from '@sitewright/api'
import { toRoleNameKey, type RoleState } from '@sitewright/kernel/sessions'
import { requireGrantable, type Rights } from '@sitewright/kernel/users'
import { importMessages as messages } from './messages.ts'

/** A problem of a row: the position of its column, or null for the whole row. */
export interface RowProblem {
  column: number | null
  message: string
}

/** The user that a row describes. */
export interface ImportedUser {
  email: string
  firstName: string
  lastName: string
  role: RoleId
  status: 'active' | 'inactive' | 'suspended'
}

/** The context in which a row is validated. */
export interface RowRules {
  plan: ImportPlan
  columnCount: number
  roles: readonly RoleState[]
  /** Current rights of the importing actor. */
  rights: Rights
}

/** A validated row; `user` where it has no problem. `email` is set as soon as it is valid. */
export interface CheckedRow {
  problems: RowProblem[]
  email: string | undefined
  user: ImportedUser | undefined
}

const schemas = { email: emailSchema, firstName: firstNameSchema, lastName: lastNameSchema } as const
const statuses = ['active', 'inactive', 'suspended'] as const

/** Validates a row like the form of a new user. */
export function checkRow(cells: readonly string[], rules: RowRules): CheckedRow {
  const { plan, columnCount } = rules
  const problems: RowProblem[] = []
  const valueOf = (field: ImportField): string => (cells[plan.mapping[field] ?? -1] ?? '').trim()
  const blame = (field: ImportField, message: string): undefined => {
    problems.push({ column: plan.mapping[field] ?? null, message })
  }
  const readText = (field: keyof typeof schemas): string | undefined => {
    const text = valueOf(field)
    // eslint-disable-next-line no-control-regex
    if (/[\u0000-\u001f\u007f]/u.test(text)) return blame(field, messages.unstorable)
    if (/^[=+\-@]/.test(text)) return blame(field, messages.formula(text.slice(0, 1)))
    const read = schemas[field].safeParse(text)
    return read.success ? read.data : blame(field, read.error.issues[0]?.message ?? messages.unstorable)
  }
  if (cells.length > columnCount && cells.slice(columnCount).some((cell) => cell !== ''))
    problems.push({ column: null, message: messages.moreColumns(cells.length - columnCount) })
  const email = readText('email')
  const firstName = readText('firstName')
  const lastName = readText('lastName')
  const role = findRoleOf(valueOf('role'), rules, (message) => blame('role', message))
  const given = valueOf('status').toLowerCase()
  const status = given === '' ? 'active' : statuses.find((each) => each === given)
  if (status === undefined) blame('status', messages.unknownStatus)
  const isWhole =
    problems.length === 0 &&
    email !== undefined &&
    firstName !== undefined &&
    lastName !== undefined &&
    role !== undefined &&
    status !== undefined
  return { problems, email, user: isWhole ? { email, firstName, lastName, role, status } : undefined }
}

/** The role of a row, by its id or name; only one that the actor may grant. */
function findRoleOf(
  name: string,
  { plan, roles, rights }: RowRules,
  blame: (message: string) => undefined
): RoleId | undefined {
  const [role, other] =
    name === ''
      ? roles.filter(({ id }) => id === plan.role)
      : roles.filter((each) => each.id === name || toRoleNameKey(each.name) === toRoleNameKey(name))
  if (role === undefined) return blame(messages.unknownRole(name === '' ? plan.role : name))
  if (other !== undefined) return blame(messages.ambiguousRole(name, [role.name, other.name]))
  const refusal = findGrantRefusal(rights, role)
  return refusal === undefined ? role.id : blame(refusal)
}

function findGrantRefusal(rights: Rights, role: RoleState): string | undefined {
  try {
    requireGrantable(rights, role)
    return undefined
  } catch (error) {
    if (error instanceof Error) return error.message
    throw error
  }
}
