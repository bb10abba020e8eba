import { readFile } from 'node:fs/promises'
import { openCountryTable, type CountryTable, isInThisNetwork, type Log } from '@sitewright/kernel/request'
import type { FindPlace } from '@sitewright/kernel/services'

/** The file in the data folder that `npm run countries` makes. */
export const countryFile = 'countries.bin'

/** The place of an address of the machine or the network that the server runs in. */
const thisNetwork = 'This network'

/**
 * Finds the country of addresses in a packed table, which is read when the first one is asked for. Without the file only
 * addresses of this network have a place.
 */
export function createCountryFinder(path: string, log: Pick<Log, 'warn'>): FindPlace {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  let table: Promise<CountryTable | undefined> | undefined
  const load = async (): Promise<CountryTable | undefined> => {
    try {
      return openCountryTable(await readFile(path))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') log.warn('countries.unreadable', { error })
      return undefined
    }
  }
  return async (address) => {
    if (isInThisNetwork(address)) return thisNetwork
    table ??= load()
    const code = (await table)?.(address)
    return code === undefined ? null : (names.of(code) ?? null)
  }
}
