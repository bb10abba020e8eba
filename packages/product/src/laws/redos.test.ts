import { adminLoginRoute, emailSchema, projectNameSchema } from '@sitewright/api'
import { defaultSite } from '@sitewright/site'
import { expect, test } from 'vitest'
import { findSlowTexts, megabyte } from '@sitewright/kernel/testing/parse-time'
import { resolveClientIp, toRateLimitKey, parseIpNetwork, deviceOf, redact } from '@sitewright/kernel/request'
import { parseBearerToken } from '@sitewright/kernel/routing'
import { requireStorable } from '@sitewright/kernel/http'
import { projectNameOf } from '@sitewright/saved-projects'

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
