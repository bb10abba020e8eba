import { z } from '@hono/zod-openapi'
import { secretField } from '../secret-fields.ts'
import { permissionSchema, roleIdSchema, roleNameSchema, timeSchema } from '../kernel/fields.ts'
import { tenantFeatureIds } from '../tenancy/tenant-features.ts'

const missingFeaturesSchema = z
  .object({
    planName: z.string().openapi({ example: 'Starter' }),
    missing: z.array(z.enum(tenantFeatureIds)).openapi({ example: ['api-keys'] })
  })
  .openapi('MissingFeatures')

/** The signed-in user, with the field names of spec 2 §3. */
export const sessionUserSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: roleIdSchema,
    roleName: roleNameSchema,
    permissions: z.array(permissionSchema),
    avatar: z.string().nullable(),
    lastLogin: timeSchema.nullable(),
    isActive: z.boolean(),
    tenantId: z.string().nullable(),
    features: missingFeaturesSchema.nullable().openapi({
      description: 'What their tenant lacks; null for people of the installation, who lack nothing'
    }),
    emailVerified: z.boolean(),
    twoFactorEnabled: z.boolean(),
    createdAt: timeSchema
  })
  .openapi('SessionUser')

export type SessionUser = z.infer<typeof sessionUserSchema>

/** A challenge: what a sign-in still requires, a second factor or the decision to reopen a closed account. */
export const challengeSchema = z
  .object({
    ticket: z
      .string()
      .openapi({ ...secretField, description: 'Opens the second step only, once, for a few minutes' }),
    methods: z.array(z.enum(['totp', 'recovery', 'passkey'])),
    enrol: z.boolean().openapi({ description: 'A second factor must be set up first' }),
    expiresIn: z.number().int().openapi({ description: 'Seconds' }),
    keepUntil: timeSchema.nullable().openapi({
      description:
        'For an account that its user has closed: until when POST /api/auth/keep-account keeps it. No other step is left.',
      example: null
    })
  })
  .openapi('Challenge')

export type Challenge = z.infer<typeof challengeSchema>

/** The response of every sign-in method (spec 2 §3): with a challenge there is no session yet. */
export const signInAnswerSchema = z
  .object({
    success: z.boolean(),
    message: z.string(),
    token: z
      .string()
      .nullable()
      .openapi({ ...secretField, description: 'Access token for the Authorization header' }),
    refreshToken: z
      .string()
      .nullable()
      .openapi({
        ...secretField,
        description: 'Null with cookie transport: it travels in an HttpOnly cookie'
      }),
    user: sessionUserSchema.nullable(),
    expiresIn: z.number().int().nullable().openapi({ description: 'Seconds that the access token lives' }),
    challenge: challengeSchema.nullable().openapi({ example: null })
  })
  .openapi('SignInAnswer')

export type SignInAnswer = z.infer<typeof signInAnswerSchema>
