import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0', 'Firefox 146 on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari 18 on iOS'
  ],
  ['curl/8.14.1', 'curl 8'],
  ['node', 'node'],
  ['(none)', 'Unknown device'],
  ['', 'Unknown device'],
  [undefined, 'Unknown device']
])('the device of %j is called %s', (userAgent, name) => {
  expect(deviceOf(userAgent)).toBe(name)
})
