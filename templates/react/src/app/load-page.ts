import { createObservable, type Observable } from '../domain/sessions/observable.ts'

/** The code of a page could not be loaded: a newer version of the site has replaced it, or there is no network. */
export class PageNotLoaded extends Error {}

const waiting = createObservable(0)

/** How many pages wait for their code. */
export const loadingPages: Observable<number> = waiting

/** Loads the code of a page. */
export async function loadPage<Module>(load: () => Promise<Module>): Promise<Module> {
  waiting.set(waiting.get() + 1)
  try {
    return await load()
  } catch (cause) {
    throw new PageNotLoaded('The code of the page could not be loaded.', { cause })
  } finally {
    waiting.set(waiting.get() - 1)
  }
}
