import { z } from '@hono/zod-openapi'
import { timeSchema } from '../kernel/fields.ts'
import {
  domainMisses,
  domainOutcomes,
  domainRecord,
  tenantDomainMessages as messages
} from './domain-messages.ts'

/** DNS names have at most 253 characters, including the prefix of the record. */
const longestDomain = 253 - `${domainRecord.prefix}.`.length

/** Top-level domains that are not in public DNS (RFC 6761, 7686, 8375, 9476, and `internal` of ICANN). */
const reservedEndings: ReadonlySet<string> = new Set(
  'alt arpa example internal invalid local localhost onion test'.split(' ')
)

/** A domain in DNS form: lower case, without a trailing dot, in Punycode. */
function toAsciiDomain(text: string): string {
  const name = text.toLowerCase().replace(/\.$/, '')
  // The URL parser implements UTS 46; characters that would end its host are left for the following check.
  if (/^[\u0020-\u007E]*$/.test(name) || /[\s/:@?#\\%[\]]/.test(name)) return name
  return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name
}

/** The custom domain of a tenant. */
export const tenantDomainSchema = z
  .string()
  .trim()
  .max(longestDomain, { error: messages.invalid, abort: true })
  .overwrite(toAsciiDomain)
  .max(longestDomain, { error: messages.invalid, abort: true })
  .refine((text) => !/^[\d.]+$|:/.test(text), { error: messages.address, abort: true })
  .refine((text) => text.includes('.') || text === '', { error: messages.single, abort: true })
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/, {
    error: messages.invalid,
    abort: true
  })
  .refine((text) => !reservedEndings.has(text.slice(text.lastIndexOf('.') + 1)), messages.reserved)
  .openapi({ example: 'alderstreetclinic.co.uk' })
  .nullable()

/** The verification of a tenant's domain: the expected record, and the last result. */
export const domainProofSchema = z
  .object({
    record: z.object({
      name: z
        .string()
        .openapi({ description: 'Name of the TXT record', example: '_sitewright.alderstreetclinic.co.uk' }),
      value: z.string().openapi({
        description: 'Its value, which is another one for each tenant and each domain',
        example: 'sitewright-verification=Qm9vdGhzLWFuZC1wbHVtYi1saW5l'
      })
    }),
    provedAt: timeSchema.nullable().openapi({ description: 'Since when it is proved; null where it is not' }),
    checkedAt: timeSchema.nullable().openapi({ description: 'When DNS was asked last' }),
    outcome: z
      .enum(domainOutcomes)
      .nullable()
      .openapi({ description: 'What was found then; null where nobody has asked', example: 'no-record' }),
    misses: z
      .number()
      .int()
      .openapi({
        description: `Daily looks in a row that did not find the record of a proved domain; at ${domainMisses} its proof lapses`,
        example: 0
      })
  })
  .openapi('DomainProof')

export type DomainProof = z.infer<typeof domainProofSchema>

/** The result of looking up the record of a domain. */
export const domainCheckSchema = z
  .object({
    outcome: z.enum(domainOutcomes).openapi({ example: 'other-value' }),
    message: z.string().openapi({
      description: 'What was found, and what to do',
      example: 'The record has another value. Replace it with the value of this tenant, then check again.'
    }),
    found: z.array(z.string()).openapi({
      description:
        'The values of the record where none is the right one: three of them at most, cut, with signs that are not seen as their code points',
      example: ['sitewright-verification=an-older-one']
    })
  })
  .openapi('DomainCheck')

export type DomainCheck = z.infer<typeof domainCheckSchema>
