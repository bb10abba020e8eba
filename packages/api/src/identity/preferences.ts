import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { numberOf, timeSchema } from '../kernel/fields.ts'
import { listPageSizes } from '../kernel/limits.ts'

const defineRoute = defineRoutes({ tag: 'Preferences' })

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The start pages of the control panel to choose from. */
export const startScreens = [
  'dashboard',
  'users',
  'database',
  'monitoring',
  'api',
  'tenants',
  'auth-settings'
] as const

const shape = {
  theme: z.enum(['auto', 'light', 'dark']).openapi({ description: '`auto` follows the system' }),
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone, 'There is no such time zone. Choose one of the list.')
    .nullable()
    .openapi({ description: 'A name of the IANA time zone database; null for that of the browser' }),
  hourCycle: z.enum(['12', '24']).nullable().openapi({
    description: 'Hours up to 12 or up to 24; null for what is usual in the language of the browser'
  }),
  singleKeys: z.boolean().openapi({ description: 'Whether keys without a modifier do something' }),
  startScreen: z.enum(startScreens).openapi({ description: 'The screen after a sign-in' }),
  pageSize: numberOf(listPageSizes).openapi({ description: 'Rows of a page of a list' }),
  usersView: z.string().max(64).nullable().openapi({
    description: 'The saved view that the list of people begins with; null for all people'
  })
}

const example = {
  theme: 'dark',
  timeZone: 'Europe/Warsaw',
  hourCycle: '24',
  singleKeys: true,
  startScreen: 'users',
  pageSize: 50,
  usersView: null
} as const

/** All preferences (spec 2 §2). */
export const newPreferencesSchema = z.strictObject(shape).openapi('NewPreferences', { example })

export type Preferences = z.output<typeof newPreferencesSchema>

/** The preferences of a user who has chosen none. */
export const defaultPreferences: Preferences = {
  theme: 'auto',
  timeZone: null,
  hourCycle: null,
  singleKeys: true,
  startScreen: 'dashboard',
  pageSize: 25,
  usersView: null
}

/** The preferences of a user, and when they were saved. */
export const preferencesSchema = z
  .object({
    ...shape,
    updatedAt: timeSchema.nullable().openapi({ description: 'Null where nothing was chosen yet' })
  })
  .openapi('Preferences', { example: { ...example, updatedAt: 1_795_262_400_000 } })

export type SavedPreferences = z.output<typeof preferencesSchema>

export const getPreferencesRoute = defineRoute('GET /api/admin/preferences', {
  access: 'admin.access',
  summary: 'Get your preferences',
  description:
    'How the control panel looks and works for you, on every device. Defaults where you chose none.',
  answer: ok('The preferences', preferencesSchema)
})

export const setPreferencesRoute = defineRoute('PUT /api/admin/preferences', {
  access: 'admin.access',
  summary: 'Set your preferences',
  description: 'All of them at once. Your other tabs and devices follow by the topic `preferences`.',
  body: newPreferencesSchema,
  answer: ok('The preferences as they are kept', preferencesSchema)
})
