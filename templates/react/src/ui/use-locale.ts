import { localeOf } from '../domain/locale.ts'
import { useContent } from './site-context.tsx'
import { useStarted } from './use-started.ts'

/** The locale for numbers and dates: the page's own until the visitor's browser is asked. */
export function useLocale(): string {
  const { language } = useContent()
  const started = useStarted()
  return localeOf(language, started ? navigator.languages : [])
}
