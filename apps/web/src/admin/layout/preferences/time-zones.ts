import { browserTimeZone } from '../../../lib/zoned-day.ts'
import { preferencesMessages as words } from './messages.ts'

/** Stands for no choice: the zone of the browser, whichever that is. */
export const browserZone = ''

/** Zones that browsers list by an old name, by the one that people type. */
const names: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk'
}

/** The time zones to choose from, that of the browser first. */
export const zoneOptions: readonly { value: string; label: string }[] = [
  {
    value: browserZone,
    label: words.zoneOfBrowser(browserTimeZone())
  },
  ...['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((zone) => ({
    value: zone,
    label: (names[zone] ?? zone).replaceAll('_', ' ')
  }))
]
