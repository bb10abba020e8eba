import type { Component } from 'vue'
import { createObservable, type Observable } from '../domain/sessions/observable.ts'
import type { LoadPage } from '../feature.ts'

/** The code of a page could not be loaded: a newer version of the site has replaced it, or there is no network. */
export class PageNotLoaded extends Error {}

const waiting = createObservable(0)

/** How many pages wait for their code. */
export const loadingPages: Observable<number> = waiting

/**
 * Loads the code of a page. Where that fails, the address is opened all the same, with a page that throws: the error
 * boundary says what happened.
 */
export async function loadPage(load: LoadPage): Promise<Component> {
  waiting.set(waiting.get() + 1)
  try {
    return (await load()).default
  } catch (cause) {
    const error = new PageNotLoaded('The code of the page could not be loaded.', { cause })
    if (import.meta.env.SSR) throw error
    return () => {
      throw error
    }
  } finally {
    waiting.set(waiting.get() - 1)
  }
}
