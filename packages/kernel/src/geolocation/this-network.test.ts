import { expect, test } from 'vitest'
import { isInThisNetwork } from './this-network.ts'

test.each([
  '127.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.20',
  '169.254.3.4',
  '::1',
  '::ffff:10.0.0.7',
  'fc00::1',
  'fdff:ffff::9',
  'fe80::1%eth0'
])('%s is in this network', (address) => {
  expect(isInThisNetwork(address)).toBe(true)
})

test.each([
  '9.255.255.255',
  '11.0.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.169.0.0',
  '100.64.0.1',
  '::2',
  '::ffff:8.8.8.8',
  'fbff::1',
  'fe00::1',
  'fec0::1',
  '2001:db8::1',
  'this browser',
  'unknown'
])('%s is not', (address) => {
  expect(isInThisNetwork(address)).toBe(false)
})
