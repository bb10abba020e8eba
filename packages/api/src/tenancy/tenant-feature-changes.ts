import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { tenantFeatureIds } from './tenant-features.ts'
import { tenantPath } from './tenants.ts'

const defineRoute = defineRoutes({ tag: 'Tenants' })

const override = z.enum(['on', 'off']).nullable().openapi({
  description: 'What it is for this tenant whatever the plan says; null as the plan has it',
  example: 'off'
})

const stateSchema = z
  .object({
    id: z.enum(tenantFeatureIds),
    on: z.boolean().openapi({ description: 'Whether people of the tenant have it now' }),
    ofPlan: z.boolean().openapi({ description: 'Whether the plan has it' }),
    override,
    uses: z.number().int().min(0).nullable().openapi({
      description:
        'What works only with it: API keys that have not expired, share links; null where nothing is kept that could be counted',
      example: 3
    })
  })
  .openapi('TenantFeature')

export type TenantFeature = z.infer<typeof stateSchema>

const answer = z
  .object({
    planName: z.string().openapi({ example: 'Starter' }),
    features: z.array(stateSchema),
    revision: z
      .number()
      .int()
      .openapi({ description: 'That of the tenant, which a change names', example: 3 })
  })
  .openapi('TenantFeatureList')

export type TenantFeatureList = z.infer<typeof answer>

export const listTenantFeaturesRoute = defineRoute('GET /api/admin/tenants/{id}/features', {
  access: 'tenants.read',
  scope: 'installation',
  summary: 'List the features of a tenant',
  description:
    'Every feature with whether it is on, by the plan or by an override, and how much of what is kept works only with it.',
  params: tenantPath,
  answer: ok('The features', answer)
})

/** A partial update of the features of a tenant. */
export const tenantFeatureChangesSchema = z
  .strictObject({
    revision: z.number().int().min(1).openapi({ description: 'That of the tenant as it was read' }),
    overrides: z.partialRecord(z.enum(tenantFeatureIds), override).openapi({
      description: 'By the id of a feature; null goes back to the plan',
      example: { 'api-keys': 'off' }
    })
  })
  .openapi('TenantFeatureChanges', { example: { revision: 3, overrides: { 'api-keys': 'off' } } })

export type TenantFeatureChanges = z.output<typeof tenantFeatureChangesSchema>

export const changeTenantFeaturesRoute = defineRoute('PATCH /api/admin/tenants/{id}/features', {
  access: 'tenants.write',
  scope: 'installation',
  summary: 'Change the features of a tenant',
  description:
    'Overrides what the plan says, for one tenant. Whoever lacks a feature is refused with `tenant.feature`, by every server within five seconds; API keys and share links that need it stop at once, and work again once it is on. Nothing is deleted. Written to the audit log with before and after.',
  params: tenantPath,
  body: tenantFeatureChangesSchema,
  answer: ok('The features', answer)
})
