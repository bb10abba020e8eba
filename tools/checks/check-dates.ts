// Nobody reads back what a locale printed: some engines write 'en-CA' as 2026-11-22, others as 11/22/2026. A day is put
// together from the parts of the format (dateIn of the web app's lib/zoned-day.ts).
import { sourcesMatching } from './sources.ts'

/** The locales that are known for printing ISO days, until they do not. */
const readBack =
  /DateTimeFormat\(\s*'(?:en-CA|sv-SE|sv|fr-CA|lt)'|toLocale(?:Date)?String\(\s*'(?:en-CA|sv-SE|sv|fr-CA|lt)'/i

export function check(): string[] {
  return sourcesMatching(/^(?:apps|packages|templates)\/.*\.(?:tsx?|vue|svelte)$/)
    .filter(({ text }) => readBack.test(text))
    .map(({ path }) => `${path} prints a day by the habits of a locale: put it together from formatToParts`)
}
