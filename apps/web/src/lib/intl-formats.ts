// Formats of Intl are slow to make and quick to use, and a list writes several in each row: each is made once.

const formats = new Map<string, unknown>()

function memoized<Format>(key: string, make: () => Format): Format {
  const known = formats.get(key) as Format | undefined
  if (known !== undefined) return known
  const made = make()
  formats.set(key, made)
  return made
}

/** The format of days and times in a locale, by default the browser's. */
export function dateTimeFormat(
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions
): Intl.DateTimeFormat {
  return memoized(JSON.stringify(['time', locale, options]), () => new Intl.DateTimeFormat(locale, options))
}

/** The format of relative times in a locale, in words where there are some: `yesterday`. */
export function relativeTimeFormat(locale: string | undefined): Intl.RelativeTimeFormat {
  return memoized(
    JSON.stringify(['relative', locale]),
    () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  )
}

/** The format of numbers in a locale, by default the browser's. */
export function numberFormat(
  locale: string | undefined,
  options: Intl.NumberFormatOptions
): Intl.NumberFormat {
  return memoized(JSON.stringify(['number', locale, options]), () => new Intl.NumberFormat(locale, options))
}
