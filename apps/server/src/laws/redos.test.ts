import { adminLoginRoute, emailSchema, projectNameSchema } from '@sitewright/api'
import { expect, test } from 'vitest'
import { isHostName, isSmtpUrl, parseOrigin, parseBareOrigin } from '../config/addresses.ts'
import { resolveClientIp, toRateLimitKey, parseIpNetwork } from '../request/ip-address.ts'
import { deviceOf } from '../request/device.ts'
import { parseBearerToken } from '../routing/guard.ts'
import { requireStorable } from '../http/storable-text.ts'
import { redact } from '../request/redact.ts'
import { projectNameOf } from '../saved-projects/saved-site.ts'
import { defaultSite } from '@sitewright/site'

/** Pieces of input that make a backtracking regular expression slow (ReDoS). */
const parts = [
  'a',
  '-',
  ' ',
  '\n',
  '\0',
  '😀',
  'a@',
  'a.',
  '1.',
  ':a',
  'a-',
  '-eyJ',
  'eyJa.',
  'v1.',
  '://',
  'a://b:',
  'basic ',
  '$argon2id',
  '-----BEGIN ',
  '-----BEGIN PRIVATE KEY-----',
  '-----END A',
  'Mozilla/5.0 (',
  'Version/1.',
  'Linux; '
]
const megabyte = 1_000_000
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
  settings: {
    length: megabyte,
    read: (text) => [
      isHostName(text),
      isSmtpUrl(`smtp://${text}`),
      parseOrigin(text),
      parseBareOrigin(`https://${text}`)
    ]
  },
  'user agents': { length: longestHeader, read: deviceOf },
  'forwarded addresses': {
    length: longestHeader,
    read: (text) => [resolveClientIp('10.0.0.1', text, []), toRateLimitKey(text), parseIpNetwork(text)]
  },
  tokens: { length: longestHeader, read: (text) => parseBearerToken(`Bearer ${text}`) }
}

/** Milliseconds of processor time that this thread has used: other work on the machine does not count. */
function usedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

test.each(Object.keys(readers))('security bar 63: %s are parsed in linear time (ReDoS)', (name) => {
  const { length, read } = readers[name] ?? { length: 0, read: () => undefined }
  const slow: string[] = []
  for (const part of parts)
    for (const text of [part.repeat(length / part.length), `${part.repeat(length / part.length)}!`]) {
      const once = (): number => {
        const begun = usedMs()
        read(text)
        return usedMs() - begun
      }
      // Other work on the machine may disturb one round.
      const ms = Math.min(once(), once())
      if (ms > 200) slow.push(`${JSON.stringify(part)}: ${Math.round(ms)} ms`)
    }
  expect(slow).toEqual([])
})
