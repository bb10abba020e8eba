import { z } from '@hono/zod-openapi'

/** A site document. The site parser validates its members, and names path and remedy of each problem. */
export const siteDocumentSchema = z.record(z.string(), z.unknown()).openapi('Site', {
  description: 'A site document, as site.json holds it. GET /api/site gives one with every default filled in.'
})

/** The business part of a site document; the site parser validates it too. */
export const businessSchema = z.record(z.string(), z.unknown()).openapi('Business', {
  description: 'The businessInfo member of a site document.'
})

/** A file of a project that is sent as JSON; bytes travel as base64. */
export const fileSchema = z
  .object({
    path: z.string().max(1024),
    content: z.string(),
    encoding: z.enum(['utf8', 'base64']).default('utf8')
  })
  .openapi('File')

/** The files of a project that is to be checked. */
export const checkRequestSchema = z
  .object({ files: z.array(fileSchema).min(1).max(5000) })
  .openapi('CheckRequest')

/** A finding of the validator about a file. */
export const issueSchema = z
  .object({
    type: z.string(),
    file: z.string(),
    message: z.string(),
    severity: z.string(),
    autoFixable: z.boolean(),
    ruleId: z.string().optional(),
    check: z.string().optional(),
    line: z.number().optional(),
    column: z.number().optional()
  })
  .openapi('Issue')

/** The result of one check of a validation profile: clean, with findings, or not run and why. */
export const checkResultSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    how: z.enum(['read', 'measured', 'run', 'asked', 'told']),
    state: z.enum(['clean', 'found', 'unchecked']),
    count: z.number().optional(),
    why: z.string().optional()
  })
  .openapi('CheckResult')

/** The validation result of spec 3 §3; READY_TO_USE where every check of the profile is clean. */
export const reportSchema = z
  .object({
    isValid: z.boolean(),
    errors: z.array(issueSchema),
    warnings: z.array(issueSchema),
    suggestions: z.array(z.string()),
    autoFixedCount: z.number(),
    preventedIssuesCount: z.number(),
    finalStatus: z.enum(['READY_TO_USE', 'NEEDS_ATTENTION', 'ERROR']),
    buildTest: z.object({
      buildSuccess: z.boolean(),
      errors: z.array(issueSchema),
      warnings: z.array(issueSchema),
      buildTime: z.number(),
      engine: z.enum(['rollup', 'none']),
      reason: z.string().optional()
    }),
    checks: z.array(checkResultSchema),
    fixedFiles: z.array(fileSchema).optional()
  })
  .openapi('Report')
