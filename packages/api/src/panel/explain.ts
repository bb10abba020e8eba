import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { permissionSchema, roleNameSchema, timeSchema } from '../kernel/fields.ts'

const defineRoute = defineRoutes({ tag: 'People' })

const actIdSchema = z.string().max(100).openapi({
  description: 'A permission, or an act that `GET /api/admin/acts` lists',
  example: 'user.delete'
})

/** An action whose permission can be explained. */
export const actSchema = z
  .object({
    id: actIdSchema,
    summary: z.string().openapi({ example: 'Delete a person' }),
    permission: permissionSchema
      .nullable()
      .openapi({ description: 'Null for what everybody may do who is signed in, but for a feature' }),
    calls: z
      .array(z.string())
      .openapi({ description: 'The calls behind it', example: ['DELETE /api/users/{id}'] }),
    onPerson: z.boolean().openapi({ description: 'Whether it is done to somebody' })
  })
  .openapi('Act')

export type Act = z.infer<typeof actSchema>

/** The authorisation rules, in the order in which the server evaluates them. */
export const ruleSchema = z.enum([
  'account',
  'status',
  'way-in',
  'sign-in',
  'permission',
  'installation',
  'feature',
  'tenant',
  'rank',
  'held-permissions',
  'own-account',
  'last-administrator',
  'step-up'
])

export type Rule = z.infer<typeof ruleSchema>

/** One step of an authorisation decision. */
export const decisionStepSchema = z
  .object({
    rule: ruleSchema,
    outcome: z.enum(['passed', 'refused', 'unknown', 'asked']).openapi({
      description: '`unknown` where the past is not recorded, `asked` where a recent proof is needed first'
    }),
    value: z.union([z.string(), z.number()]).nullable().openapi({
      description: 'What the rule looked at: a status, a role, a permission, a feature, a time',
      example: 'active'
    })
  })
  .openapi('DecisionStep')

export type DecisionStep = z.infer<typeof decisionStepSchema>

/** An authorisation decision with its steps. */
export const explanationSchema = z
  .object({
    act: actSchema,
    roleName: roleNameSchema.nullable(),
    at: timeSchema
      .nullable()
      .openapi({ description: 'The time that was asked about; null means the moment of the call' }),
    answer: z.enum(['yes', 'no', 'unknown']),
    steps: z.array(decisionStepSchema),
    flippedBy: ruleSchema
      .nullable()
      .openapi({ description: 'The one rule that stands in the way; null where none or several do' })
  })
  .openapi('Explanation')

export type Explanation = z.infer<typeof explanationSchema>

export const listActsRoute = defineRoute('GET /api/admin/acts', {
  access: 'user.read',
  summary: 'List acts',
  description: 'Every permission and every act behind one, in words, for `explain`.',
  answer: ok('The acts', z.object({ acts: z.array(actSchema) }))
})

export const explainRoute = defineRoute('GET /api/admin/users/{id}/explain', {
  access: 'user.read',
  summary: 'Explain what a person may do',
  description:
    'Goes through the rules that guard the calls and changes nothing. With `at` it asks about a time in the past, from the audit log, which takes `audit.read`; what is not recorded is `unknown`.',
  params: z.object({ id: z.string().max(64) }),
  query: z.strictObject({
    act: actIdSchema,
    object: z.string().max(64).optional().openapi({
      description: 'Id of the person to whom it would be done',
      example: '019a5b1c-7d2e-7c4f-9a6b-3e8d1f0c2b4a'
    }),
    at: z.coerce
      .number()
      .int()
      .min(0)
      .max(Number.MAX_SAFE_INTEGER)
      .optional()
      .openapi({ description: 'Milliseconds since 1970', example: 1_795_262_400_000 })
  }),
  answer: ok('The decision', explanationSchema)
})
