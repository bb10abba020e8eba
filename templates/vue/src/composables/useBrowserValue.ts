import {
  computed,
  inject,
  toValue,
  type ComputedRef,
  type InjectionKey,
  type MaybeRefOrGetter,
  type Ref
} from 'vue'
import { minute } from '../browser/device.ts'
import { visitorLocale, type BrowserValue } from '../browser/page.ts'
import type { LocalTime } from '../domain/calendar.ts'
import { localTime, timeZoneOf } from '../domain/time-zone.ts'
import { timeOfDay } from '../domain/text.ts'
import { useObservable } from './useObservable.ts'
import { useContent, useSite } from './useSite.ts'

/** Provided by the application: false on the server and during hydration. */
export const startedKey: InjectionKey<Readonly<Ref<boolean>>> = Symbol('started')

/** False on the server and during hydration. */
export function useStarted(): Readonly<Ref<boolean>> {
  const started = inject(startedKey)
  if (started === undefined) throw new Error('A part of the site was drawn outside of its application.')
  return started
}

/** What only the browser knows: on the server and during hydration as it is prerendered, and right after as it is. */
export function useBrowserValue<State>(source: MaybeRefOrGetter<BrowserValue<State>>): Readonly<Ref<State>> {
  const started = useStarted()
  return useObservable(() => {
    const value = toValue(source)
    return started.value ? value : { ...value, get: () => value.prerendered }
  })
}

/** The time, to the minute; undefined until the page has started. */
export function useNow(): Readonly<Ref<Date | undefined>> {
  return useBrowserValue(minute)
}

/** Day and minute at the business; undefined until the page has started. */
export function useBusinessTime(): ComputedRef<LocalTime | undefined> {
  const site = useSite()
  const now = useNow()
  return computed(() => now.value && localTime(now.value, timeZoneOf(site.value)))
}

/** The locale for numbers and dates; the language of the page until it has started. */
export function useLocale(): Readonly<Ref<string>> {
  const content = useContent()
  return useBrowserValue(computed(() => visitorLocale(content.value)))
}

/** Writes the time of day of a moment in milliseconds, as the locale does. */
export function useTimeOfDay(): ComputedRef<(time: number) => string> {
  const locale = useLocale()
  return computed(() => timeOfDay(locale.value))
}
