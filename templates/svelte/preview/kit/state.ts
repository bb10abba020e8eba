import { router } from '../router.svelte.ts'

/** Stands in for `page` of `$app/state`. */
export const page = {
  get url() {
    return router.url
  },
  get state() {
    return router.state
  },
  get route() {
    return { id: router.found?.id ?? null }
  },
  get params() {
    return router.found?.params ?? {}
  },
  get status() {
    return router.found === undefined ? 404 : 200
  }
}

/** Stands in for `navigating` of `$app/state`: every page is there from the start. */
export const navigating = { to: null }
