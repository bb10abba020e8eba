import { useMemo, useSyncExternalStore } from 'react'
import { started, visitorLocale, type BrowserValue } from '../browser/page.ts'
import { minute } from '../browser/device.ts'
import { timeOfDay } from '../domain/text.ts'
import type { Observable } from '../domain/sessions/observable.ts'
import { visitorOf, type CurrentVisitor } from '../domain/sessions/visitor.ts'
import { useBackend } from './backend.tsx'
import { useContent } from './site-context.tsx'

/** What only the browser knows: on the server and during hydration as it is prerendered, and right after as it is. */
export function useBrowserValue<State>({ get, subscribe, prerendered }: BrowserValue<State>): State {
  return useSyncExternalStore(subscribe, get, () => prerendered)
}

/** False on the server and during hydration. */
export function useStarted(): boolean {
  return useBrowserValue(started)
}

/** The time, to the minute; undefined until the page has started. */
export function useNow(): Date | undefined {
  return useBrowserValue(minute)
}

/** The locale for numbers and dates; the language of the page until it has started. */
export function useLocale(): string {
  const { language } = useContent()
  return useBrowserValue(useMemo(() => visitorLocale(language), [language]))
}

/** Writes the time of day of a moment in milliseconds, as the visitor's locale does. */
export function useTimeOfDay(): (time: number) => string {
  const locale = useLocale()
  return useMemo(() => timeOfDay(locale), [locale])
}

/** The state of a session, drawn anew after each change. On the server and while hydrating it is the first state. */
export function useObservable<State>({ get, subscribe }: Observable<State>): State {
  return useSyncExternalStore(subscribe, get, get)
}

/** The visitor who is signed in, null for nobody, undefined while that is not known. */
export function useVisitor(): CurrentVisitor {
  return useBrowserValue({ ...visitorOf(useBackend()), prerendered: undefined })
}

/** State of a navigation after which the page stays scrolled as it is: only a part of it is another one. */
export const stillState = 'still'
