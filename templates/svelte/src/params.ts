import { defineParams } from '@sveltejs/kit/params'
import { site } from '#lib/site.ts'

/** An address of a service that is gone ends in the 404 page. Its id is a rest parameter, since it may hold a slash. */
export const params = defineParams({
  service: (id) => (site.content.services?.items.some((service) => service.id === id) ? id : undefined)
})
