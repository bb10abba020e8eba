import { z } from '@hono/zod-openapi'
import { checkLimits } from '../kernel/limits.ts'
import { checkMessages as messages } from './check-messages.ts'
import { isPlainLine } from '../kernel/plain-line.ts'
import { isWebAddress } from '../kernel/web-address.ts'

/** The kinds of service checks. */
export const checkKinds = ['http', 'tcp', 'tls', 'database', 'smtp', 'issuer'] as const

export type CheckKind = (typeof checkKinds)[number]

/** The name of a check or the reason of a maintenance window: one line of readable characters. */
export const checkTextSchema = (longest: number, required: string) =>
  z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(longest, messages.long(longest))
    .refine(isPlainLine, messages.signs)
    .openapi({ type: 'string', minLength: 1, maxLength: longest })

const host = z
  .string({ error: messages.hostRequired })
  .trim()
  .toLowerCase()
  .min(1, messages.hostRequired)
  .max(253, messages.host)
  .regex(/^(\[[0-9a-f:.]+\]|[\w.-]+|[0-9a-f:.]+)$/, messages.host)
  .openapi({ type: 'string', example: 'mail.example.com' })

const port = z
  .number({ error: messages.port })
  .int(messages.port)
  .min(1, messages.port)
  .max(65_535, messages.port)
  .openapi({ example: 443 })

/** Accepted HTTP statuses, separated by commas, such as `200-299, 304`. */
const expectedStatus = z
  .string()
  .trim()
  .max(100, messages.status)
  .regex(/^[1-5]\d\d(-[1-5]\d\d)?(, ?[1-5]\d\d(-[1-5]\d\d)?)*$/, messages.status)
  .default('200-299')
  .openapi({ description: 'Statuses and ranges of them, with commas between', example: '200-299' })

const bodyText = (description: string, example: string) =>
  z
    .string()
    .trim()
    .min(1, messages.textEmpty)
    .max(checkLimits.text, messages.long(checkLimits.text))
    .refine(isPlainLine, messages.signs)
    .optional()
    .openapi({ type: 'string', minLength: 1, maxLength: checkLimits.text, description, example })

/** The probe of a check, by its kind. */
export const probeSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('http'),
      url: z
        .string({ error: messages.urlRequired })
        .trim()
        .min(1, messages.urlRequired)
        .max(2000, messages.url)
        .refine(isWebAddress, messages.url)
        .openapi({ type: 'string', example: 'https://www.example.com/health' }),
      expectedStatus,
      requiredText: bodyText(
        'A text that the first megabyte of the answer must have, in capital and small letters as it is written',
        'Our opening hours'
      ),
      forbiddenText: bodyText('A text that it must not have', 'Database error')
    }),
    z.strictObject({ kind: z.literal('tcp'), host, port }),
    z.strictObject({
      kind: z.literal('tls'),
      host,
      port: port.default(443),
      expiryDays: z
        .number({ error: messages.expiryDays })
        .int(messages.expiryDays)
        .min(0, messages.expiryDays)
        .max(365, messages.expiryDays)
        .default(14)
        .openapi({
          description:
            'It is a warning from this many days before the certificate expires; it fails once it has',
          example: 14
        })
    }),
    z.strictObject({ kind: z.literal('database') }),
    z.strictObject({ kind: z.literal('smtp') }),
    z.strictObject({
      kind: z.literal('issuer'),
      provider: z.enum(['google', 'github', 'microsoft']).openapi({ example: 'google' })
    })
  ])
  .openapi('CheckProbe', {
    example: { kind: 'http', url: 'https://www.example.com/health', expectedStatus: '200-299' }
  })

export type CheckProbe = z.output<typeof probeSchema>

const storedText = z.string().optional()

/** A stored probe: earlier versions accepted values that are refused now. */
export const storedProbeSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('http'),
      url: z.string(),
      expectedStatus: z.string().default('200-299'),
      requiredText: storedText,
      forbiddenText: storedText
    }),
    z.object({ kind: z.literal('tcp'), host: z.string(), port: z.number() }),
    z.object({
      kind: z.literal('tls'),
      host: z.string(),
      port: z.number(),
      expiryDays: z.number().default(14)
    }),
    z.object({ kind: z.literal('database') }),
    z.object({ kind: z.literal('smtp') }),
    z.object({ kind: z.literal('issuer'), provider: z.enum(['google', 'github', 'microsoft']) })
  ])
  .openapi('StoredCheckProbe', {
    example: { kind: 'http', url: 'https://www.example.com/health', expectedStatus: '200-299' }
  })

const seconds = ({ least, most }: { least: number; most: number }) => {
  const message = messages.between(least, most)
  return z.number({ error: message }).int(message).min(least, message).max(most, message)
}

/** Timeout of a probe in seconds. */
export const checkTimeoutSchema = seconds(checkLimits.timeout).openapi({
  description: 'Seconds after which it has failed',
  example: 10
})

/** The configuration of a check. */
export const checkDefinitionSchema = z.strictObject({
  name: checkTextSchema(checkLimits.name, messages.nameRequired).openapi({ example: 'Website' }),
  probe: probeSchema,
  intervalSeconds: seconds(checkLimits.interval)
    .default(60)
    .openapi({ description: 'Seconds from one run to the next', example: 60 }),
  timeoutSeconds: checkTimeoutSchema.default(10),
  failureThreshold: seconds(checkLimits.failures)
    .default(2)
    .openapi({ description: 'It is down after this many failures in a row', example: 2 }),
  parentId: z.string().max(64).nullable().default(null).openapi({
    description: 'Another check. While that is down, this one is not run, and unknown because of it',
    example: null
  })
})

export type CheckDefinition = z.output<typeof checkDefinitionSchema>
