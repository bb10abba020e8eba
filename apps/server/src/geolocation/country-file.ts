import { readFile } from 'node:fs/promises'
import { openCountryTable, type CountryTable, isInThisNetwork, type Log } from '@sitewright/kernel/request'
import type { FindPlace } from '@sitewright/kernel/services'

/** The file in the data folder that `npm run countries` makes. */
export const countryFile = 'countries.bin'

/** Label for addresses of the server's own machine or network. */
const thisNetwork = 'This network'

/**
 * Finds the country of an address in a packed table, which is loaded on first use. Without the file only addresses of
 * this network have a label.
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
