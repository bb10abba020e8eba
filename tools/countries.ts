// Brings the table of countries by address (public domain, 47 MB of CSV, by npm) and packs it into the data folder:
// npm run countries. The activity of an account then names the country of each address.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countryFile } from '../apps/server/src/geolocation/country-file.ts'
import {
  openCountryTable,
  packCountries,
  type CountryRange
} from '../packages/kernel/src/geolocation/country-table.ts'
import { formatIpAddress } from '../packages/kernel/src/request/ip-address.ts'
import { root } from './root.ts'

/** The package of this version and no other; npm publishes the hash (`npm view … dist.integrity`). */
const source = {
  name: '@ip-location-db/geo-whois-asn-country@2.3.2026061719',
  integrity: 'sha512-9MQ3r2q+GDLwW+Mye5duWnHe3n1qB1ZcNUcM9P58CpdW86Gt44AgfIrem6Pcy/tbCHhQ70RJCLngQQyYnaEjbw=='
} as const

/** Lookups that are timed once the table is packed. */
const lookups = 100_000

function runIn(folder: string, command: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${error?.message ?? stderr}`)
}

/** Brings the package by npm, from wherever npm brings packages, and unpacks it if it is the one that is pinned. */
function fetchPackage(folder: string): void {
  runIn(folder, 'npm', ['pack', source.name, '--silent'])
  const [archive] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  if (archive === undefined) throw new Error(`npm brought no archive of ${source.name}`)
  const hash = createHash('sha512')
    .update(readFileSync(join(folder, archive)))
    .digest('base64')
  if (`sha512-${hash}` !== source.integrity)
    throw new Error(`${source.name} is not the pinned one (sha512-${hash}). Nothing was changed.`)
  runIn(folder, 'tar', ['xzf', archive])
}

function* readRanges(folder: string): Generator<CountryRange> {
  for (const family of ['ipv4', 'ipv6']) {
    const text = readFileSync(join(folder, `package/geo-whois-asn-country-${family}.csv`), 'utf8')
    for (const line of text.split('\n')) {
      const [first = '', last = '', code = ''] = line.split(',')
      if (line !== '') yield [first, last, code]
    }
  }
}

/** Microseconds that a lookup takes, over addresses all over both families. */
function timeLookups(bytes: Uint8Array): number {
  const find = openCountryTable(bytes)
  const step = (1n << 32n) / BigInt(lookups)
  const addresses = Array.from({ length: lookups }, (_, index) => {
    const at = BigInt(index) * step
    return index % 2 === 0
      ? formatIpAddress({ family: 4, bits: at })
      : formatIpAddress({ family: 6, bits: (0x2000n << 112n) | (at << 93n) })
  })
  const started = performance.now()
  for (const address of addresses) find(address)
  return ((performance.now() - started) * 1000) / lookups
}

const folder = mkdtempSync(join(tmpdir(), 'sitewright-countries-'))
try {
  fetchPackage(folder)
  const bytes = packCountries(readRanges(folder))
  const dataDir = process.env['DATA_DIR'] ?? join(root, 'data')
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, countryFile)
  writeFileSync(`${file}.new`, bytes, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  process.stdout.write(
    `${file}: ${(bytes.length / 1024 / 1024).toFixed(1)} MB, ${timeLookups(bytes).toFixed(1)} µs a lookup. Start the server again to use it.\n`
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
