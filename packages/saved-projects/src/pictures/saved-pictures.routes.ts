import { OpenAPIHono } from '@hono/zod-openapi'
import { findMissingPicturesRoute, getPictureRoute, savePictureRoute } from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { registerRoute, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { pictureResponse, pictureWrites, readPicture } from './picture-requests.ts'
import { findMissingPictures, getPicture, savePicture } from './saved-pictures.usecases.ts'

/** The routes of the own pictures. */
export function savedPictureRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(findMissingPicturesRoute, async ({ body, call: { services: own, actor } }) => ({
    missing: await findMissingPictures(own.database.db, actor.userId, body.files)
  }))
  addRoute(
    savePictureRoute,
    ({ path, call, c }) =>
      readPicture(services, c, (bytes) => savePicture(call, { ...path, userId: call.actor.userId }, bytes)),
    pictureWrites(services)
  )
  registerRoute(app, services, getPictureRoute, {
    answer: async ({ path, call }, c) => {
      const key = { ...path, userId: call.actor.userId }
      return pictureResponse(c, await getPicture(call.services.database.db, key))
    }
  })
  return app
}
