import { adminLoginRoute, emailSchema, projectNameSchema } from '@sitewright/api'
import { defaultSite } from '@sitewright/site'
import { expect, test } from 'vitest'
import { findSlowTexts, megabyte } from '../../testing/parse-time.ts'
import { resolveClientIp, toRateLimitKey, parseIpNetwork } from '../request/ip-address.ts'
import { deviceOf } from '../request/device.ts'
import { parseBearerToken } from '../routing/guard.ts'
import { requireStorable } from '../http/storable-text.ts'
import { redact } from '../request/redact.ts'
import { projectNameOf } from '../saved-projects/saved-site.ts'

/** Node reads headers of 16 KB. */
const longestHeader = 16_384

const readers: Readonly<Record<string, { length: number; read: (text: string) => unknown }>> = {
  'the log': { length: megabyte, read: redact },
  addresses: { length: megabyte, read: (text) => emailSchema.safeParse(text) },
  'names of projects': { length: megabyte, read: (text) => projectNameSchema.safeParse(text) },
  'names of businesses': {
    length: megabyte,
    read: (text) =>
      projectNameOf({ ...defaultSite, businessInfo: { ...defaultSite.businessInfo, businessName: text } })
  },
  'sign-ins': {
    length: megabyte,
    read: (text) =>
      adminLoginRoute.request.body.content['application/json'].schema.safeParse({
        email: text,
        password: text
      })
  },
  'texts of requests': {
    length: megabyte,
    read: (text) => {
      try {
        requireStorable({ text })
      } catch {
        // It may refuse the text: only the time counts.
      }
    }
  },
  'user agents': { length: longestHeader, read: deviceOf },
  'forwarded addresses': {
    length: longestHeader,
    read: (text) => [resolveClientIp('10.0.0.1', text, []), toRateLimitKey(text), parseIpNetwork(text)]
  },
  tokens: { length: longestHeader, read: (text) => parseBearerToken(`Bearer ${text}`) }
}

test.each(Object.keys(readers))('security bar 63: %s are parsed in linear time (ReDoS)', (name) => {
  const { length, read } = readers[name] ?? { length: 0, read: () => undefined }
  expect(findSlowTexts(read, length)).toEqual([])
})
