import { site } from '#lib/site.ts'

/** The services that have a page. */
export const entries = () => (site.content.services?.items ?? []).map(({ id }) => ({ id }))
