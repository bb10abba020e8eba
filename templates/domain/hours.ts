/**
 * Whether a line of the opening hours speaks of today: it names the day, or a range such as 'Monday to Friday'
 * around it. Days are read in the language of the page.
 */
export function isToday(days: string, now: Date, language: string): boolean {
  const named = daysNamed(days, language)
  const today = now.getDay()
  const [first, last] = named
  if (named.length === 2 && first !== undefined && last !== undefined && isRange(days))
    return first <= last ? today >= first && today <= last : today >= first || today <= last
  return named.includes(today)
}

/** The days that a text names, 0 for Sunday, in the order in which it names them. */
function daysNamed(text: string, language: string): number[] {
  const lower = text.toLocaleLowerCase(language)
  return [0, 1, 2, 3, 4, 5, 6]
    .flatMap((day) => {
      const names = (['long', 'short'] as const).map((width) => nameOf(day, language, width))
      const at = names.map((name) => lower.indexOf(name)).find((index) => index >= 0)
      return at === undefined ? [] : [{ day, at }]
    })
    .sort((a, b) => a.at - b.at)
    .map(({ day }) => day)
}

function nameOf(day: number, language: string, width: 'long' | 'short'): string {
  const name = new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' }).format(
    Date.UTC(2023, 0, 1 + day)
  )
  return name.toLocaleLowerCase(language).replace(/\.$/, '')
}

function isRange(text: string): boolean {
  return /[–—-]|\s(to|bis|à|au|a|al)\s/i.test(text)
}
