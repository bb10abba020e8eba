import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { tenantFeatureIds } from './tenant-features.ts'
import { limitShape, planIds, tenantLimits } from './tenant-fields.ts'

const defineRoute = defineRoutes({ tag: 'Tenants' })

const price = z
  .number()
  .int()
  .min(0)
  .max(tenantLimits.number)
  .nullable()
  .openapi({ description: 'In hundredths of the currency; null where there is no price', example: 84_000 })

const features = z
  .array(z.enum(tenantFeatureIds))
  .max(tenantFeatureIds.length)
  .openapi({ description: 'What tenants of the plan have', example: ['api-keys', 'share-links'] })

/** A plan: prices, limits and features. */
export const planSchema = z
  .object({
    id: z.enum(planIds).openapi({ example: 'professional' }),
    name: z.string().openapi({ example: 'Professional' }),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .openapi({ example: 'EUR' }),
    monthlyPrice: price,
    yearlyPrice: price,
    limits: z.object(limitShape),
    features
  })
  .openapi('Plan')

export type Plan = z.infer<typeof planSchema>

export const listPlansRoute = defineRoute('GET /api/admin/plans', {
  access: 'tenants.read',
  scope: 'installation',
  summary: 'List the plans',
  description:
    'In their order, with prices, limits and features. A new installation has limits, all features and no prices.',
  answer: ok('The plans', z.object({ plans: z.array(planSchema) }))
})

const planPath = z.object({ id: z.enum(planIds).openapi({ example: 'professional' }) })

const count = z.number().int().min(0)

const planUsesSchema = z
  .object({
    tenants: count.openapi({ description: 'How many tenants have the plan', example: 12 }),
    features: z.array(
      z.object({
        id: z.enum(tenantFeatureIds),
        affectedTenants: count.openapi({
          description: 'How many of them have the feature as the plan says, without an override',
          example: 11
        }),
        uses: count.nullable().openapi({
          description:
            'What works only with it in those tenants: API keys that have not expired, share links; null where nothing is kept that could be counted',
          example: 34
        })
      })
    )
  })
  .openapi('PlanUses')

export type PlanUses = z.infer<typeof planUsesSchema>

export const countPlanUsesRoute = defineRoute('GET /api/admin/plans/{id}/uses', {
  access: 'tenants.read',
  scope: 'installation',
  summary: 'Count what a change of a plan affects',
  description:
    'How many tenants have the plan, and for each feature how many of them have no override of it, with what a switch-off would stop there. Changes nothing.',
  params: planPath,
  answer: ok('The counts', planUsesSchema)
})

/** A partial update of a plan. */
export const planChangesSchema = z
  .strictObject({
    currency: planSchema.shape.currency.optional(),
    monthlyPrice: price.optional(),
    yearlyPrice: price.optional(),
    limits: z.strictObject(limitShape).optional(),
    features: features.optional()
  })
  .openapi('PlanChanges', { example: { monthlyPrice: 84_000 } })

export type PlanChanges = z.output<typeof planChangesSchema>

export const changePlanRoute = defineRoute('PATCH /api/admin/plans/{id}', {
  access: 'tenants.write',
  scope: 'installation',
  stepUp: true,
  summary: 'Change a plan',
  description: 'For all tenants that have it and no limit or feature of their own. Written to the audit log.',
  params: planPath,
  body: planChangesSchema,
  answer: ok('The plan', z.object({ plan: planSchema }))
})
