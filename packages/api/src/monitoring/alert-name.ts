import { z } from '@hono/zod-openapi'
import { alertLimits } from './alert-limits.ts'
import { isPlainLine } from '../kernel/plain-line.ts'

/** The name of an alert rule or a webhook. */
export const alertNameSchema = z
  .string()
  .trim()
  .min(1, 'Give it a name')
  .max(alertLimits.name, `Use at most ${alertLimits.name} characters`)
  .refine(isPlainLine, 'Use one line of readable characters')
