import { z } from '@hono/zod-openapi'

const exampleBusiness = {
  businessName: 'Harbour Street Dental',
  industry: 'healthcare',
  description: 'A family dentist at the harbour, with hours in the evening',
  targetAudience: 'General Consumers',
  location: '14 Harbour Street, Bristol BS1 4RN',
  contactEmail: 'hello@harbourstreet.example',
  currentChallenges: ['The telephone rings all morning'],
  businessGoals: ['Half of all appointments booked online']
}

/** A site document. The site parser validates its members, and reports path and remedy of each problem. */
export const siteDocumentSchema = z.record(z.string(), z.unknown()).openapi('Site', {
  description:
    'A site document, as site.json holds it. GET /api/site gives one with every default filled in.',
  example: {
    schemaVersion: 2,
    businessInfo: exampleBusiness,
    selectedFramework: 'react',
    selectedFeatures: ['pwa', 'responsive'],
    deployment: { platforms: ['vercel'] }
  }
})

/** The business part of a site document; the site parser validates it too. */
export const businessSchema = z.record(z.string(), z.unknown()).openapi('Business', {
  description: 'The businessInfo member of a site document.',
  example: exampleBusiness
})

/** A file of a project in JSON; binary content is base64. */
export const fileSchema = z
  .object({
    path: z.string().max(1024).openapi({ example: 'index.html' }),
    content: z.string().openapi({ example: '<!doctype html>' }),
    encoding: z.enum(['utf8', 'base64']).default('utf8')
  })
  .openapi('File')

export const checkRequestSchema = z
  .object({ files: z.array(fileSchema).min(1).max(5000) })
  .openapi('CheckRequest')

/** A finding of the validator about a file. */
export const issueSchema = z
  .object({
    type: z.string().openapi({ example: 'accessibility' }),
    file: z.string().openapi({ example: 'index.html' }),
    message: z.string().openapi({ example: 'An image has no alternative text' }),
    severity: z.string().openapi({ example: 'warning' }),
    autoFixable: z.boolean(),
    ruleId: z.string().optional().openapi({ example: 'image-alt' }),
    check: z.string().optional().openapi({ example: 'accessibility' }),
    line: z.number().optional().openapi({ example: 12 }),
    column: z.number().optional().openapi({ example: 5 })
  })
  .openapi('Issue')

/** The result of one check of a validation profile: clean, with findings, or not run and why. */
export const checkResultSchema = z
  .object({
    id: z.string(),
    title: z.string().openapi({ example: 'Accessibility' }),
    how: z.enum(['read', 'measured', 'run', 'asked', 'told']),
    state: z.enum(['clean', 'found', 'unchecked']),
    count: z.number().optional().openapi({ example: 1 }),
    why: z.string().optional().openapi({ example: 'No browser is at hand here' })
  })
  .openapi('CheckResult')

/** The validation result of spec 3 §3; READY_TO_USE where every check of the profile is clean. */
export const reportSchema = z
  .object({
    isValid: z.boolean(),
    errors: z.array(issueSchema),
    warnings: z.array(issueSchema),
    suggestions: z.array(z.string()).openapi({ example: ['Describe each picture in a few words'] }),
    autoFixedCount: z.number().openapi({ example: 2 }),
    preventedIssuesCount: z.number().openapi({ example: 5 }),
    finalStatus: z.enum(['READY_TO_USE', 'NEEDS_ATTENTION', 'ERROR']),
    buildTest: z.object({
      buildSuccess: z.boolean(),
      errors: z.array(issueSchema),
      warnings: z.array(issueSchema),
      buildTime: z.number().openapi({ example: 840 }),
      engine: z.enum(['rollup', 'none']),
      reason: z.string().optional().openapi({ example: 'The project needs no build' })
    }),
    checks: z.array(checkResultSchema),
    fixedFiles: z.array(fileSchema).optional()
  })
  .openapi('Report')
