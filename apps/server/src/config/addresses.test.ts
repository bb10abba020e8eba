import { findSlowTexts } from '@sitewright/kernel/testing/parse-time'
import { expect, test } from 'vitest'
import { isHostName, isServerAddress, isSmtpUrl, parseBareOrigin, parseOrigin } from './addresses.ts'

test('security bar 63: settings are parsed in linear time (ReDoS)', () => {
  const parse = (text: string) => [
    isHostName(text),
    isServerAddress(text),
    isServerAddress(`[${text}`),
    isSmtpUrl(`smtp://${text}`),
    parseOrigin(text),
    parseBareOrigin(`https://${text}`)
  ]
  expect(findSlowTexts(parse)).toEqual([])
})
