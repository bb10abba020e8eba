import type { SelectOptions } from '../../../ui/field.tsx'

/** Codes that the browser names although they are no countries: unions, outlying islands, parts, and test codes. */
const noCountries = new Set(
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FQ FX HV IC JT MI NH NQ NT PC PU PZ QO QU RH SU TA TP UK UN VD WK XA XB XK YD YU ZR ZZ'.split(
    ' '
  )
)
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

let known: SelectOptions | undefined

/** The countries by ISO 3166-1 code, with their English names, in the order of these. */
export function countryOptions(): SelectOptions {
  known ??= listCountries()
  return known
}

function listCountries(): SelectOptions {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return letters
    .flatMap((first) => letters.map((second) => `${first}${second}`))
    .flatMap((code): (readonly [string, string])[] => {
      const name = noCountries.has(code) ? undefined : names.of(code)
      return name === undefined ? [] : [[code, name]]
    })
    .sort(([, a], [, b]) => a.localeCompare(b, 'en'))
}
