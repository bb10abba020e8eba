import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { secretField } from '../secret-fields.ts'
import { emptySchema, secretSchema } from '../kernel/fields.ts'
import { providerIdSchema } from './providers.ts'
import { signInAnswerSchema } from './sign-in-answer.ts'

const defineRoute = defineRoutes({ tag: 'Sign-in' })

const redirect = (description: string) =>
  ({ 302: { description, headers: z.object({ location: z.string() }) } }) as const

/** Starts the OAuth flow: a full navigation that redirects to the provider (spec 2 §7). */
export const startProviderSignInRoute = defineRoute('GET /api/auth/oauth/{provider}', {
  access: 'public',
  summary: 'Sign in with a provider',
  description:
    'For a full navigation, not for fetch: it sets a cookie that binds the flow to the browser and redirects to the provider.',
  rateLimits: ['oauth-address'],
  params: z.object({ provider: z.string() }),
  query: z.object({
    admin: z.string().optional().openapi({ description: '`true` for the admin area', example: 'true' }),
    redirect: z
      .string()
      .optional()
      .openapi({ description: 'A path of this site; anything else is dropped', example: '/auth/profile' }),
    action: z.string().optional().openapi({
      description: '`register` from the page for it; a new person gets an account either way',
      example: 'register'
    }),
    remember: z.string().optional().openapi({ description: '`true` to stay signed in', example: 'true' })
  }),
  answer: redirect('To the provider, or to the page that says what is wrong'),
  errors: {}
})

/** The OAuth callback: redirects to a page without a token in the URL. */
export const providerCallbackRoute = defineRoute('GET /api/auth/oauth/{provider}/callback', {
  access: 'public',
  summary: 'Come back from a provider',
  description:
    'The address to be registered with the provider. It redirects to a page of the app; no token stands in the address.',
  rateLimits: ['oauth-return-address'],
  params: z.object({ provider: z.string() }),
  query: z.object({
    code: z.string().optional().openapi(secretField),
    state: z.string().optional().openapi(secretField),
    iss: z.string().optional().openapi({ example: 'https://accounts.google.com' }),
    error: z.string().optional().openapi({ example: 'access_denied' })
  }),
  answer: redirect('To /auth/callback, which says in its fragment how it went'),
  errors: {}
})

/** Completes the OAuth flow with code and state (spec 2 §7), in the browser that has started it. */
export const finishProviderSignInRoute = defineRoute('POST /api/auth/oauth/callback', {
  access: 'public',
  summary: 'Finish a sign-in with a provider',
  description:
    'Takes code and state where the page receives them itself, in the browser whose cookie began the flow. Written to the audit log.',
  rateLimits: ['oauth-return-address'],
  body: z.strictObject({
    provider: providerIdSchema,
    code: z.string().min(1).max(4096).openapi(secretField),
    state: secretSchema,
    iss: z.string().max(300).optional().openapi({ example: 'https://accounts.google.com' }),
    isAdmin: z.boolean().optional()
  }),
  answer: ok('A session, or a challenge for the second factor', signInAnswerSchema)
})

/** The challenge of a sign-in that came back as a full navigation. */
export const getProviderChallengeRoute = defineRoute('POST /api/auth/oauth/challenge', {
  access: 'public',
  summary: 'Get the second step after a provider',
  description: 'The challenge stands in an HttpOnly cookie for a few minutes and is given once.',
  body: emptySchema,
  answer: ok('The challenge, once', signInAnswerSchema)
})
