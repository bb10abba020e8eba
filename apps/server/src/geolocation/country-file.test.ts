import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packCountries } from '@sitewright/kernel/request'
import { expect, test } from 'vitest'
import { countryFile, createCountryFinder } from './country-file.ts'

const log = (warnings: string[]) => ({ warn: (event: string) => void warnings.push(event) })
const newFile = () => join(mkdtempSync(join(tmpdir(), 'sitewright-countries-')), countryFile)

test('the country of an address is named, and nothing is made up for others', async () => {
  const path = newFile()
  writeFileSync(path, packCountries([['192.0.2.0', '192.0.2.255', 'NL']]))
  const find = createCountryFinder(path, log([]))
  expect(await find('192.0.2.10')).toBe('Netherlands')
  expect(await find('198.51.100.1')).toBeNull()
  expect(await find('unknown')).toBeNull()
})

test('addresses of this network are called so, with the file and without it', async () => {
  const path = newFile()
  for (const find of [createCountryFinder(path, log([])), createCountryFinder('/nowhere', log([]))])
    for (const address of ['127.0.0.1', '192.168.1.20', '::1', 'fd12::1'])
      expect(await find(address)).toBe('This network')
})

test('without the file no country is known; one that cannot be read is logged once', async () => {
  const warnings: string[] = []
  const path = newFile()
  expect(await createCountryFinder(path, log(warnings))('192.0.2.10')).toBeNull()
  expect(warnings).toEqual([])
  writeFileSync(path, 'no')
  const find = createCountryFinder(path, log(warnings))
  expect([await find('192.0.2.10'), await find('192.0.2.11')]).toEqual([null, null])
  expect(warnings).toEqual(['countries.unreadable'])
})
