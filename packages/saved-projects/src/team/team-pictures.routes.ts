import { OpenAPIHono } from '@hono/zod-openapi'
import { findMissingTeamPicturesRoute, getTeamPictureRoute, saveTeamPictureRoute } from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { registerRoute, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { pictureResponse, pictureWrites, readPicture } from '../pictures/picture-requests.ts'
import { getPicture, savePicture } from '../pictures/saved-pictures.usecases.ts'
import { findMissingTeamPictures, getTeamPictureKey } from './team-pictures.ts'

/** The routes of the pictures of projects that are shared with the team. */
export function teamPictureRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(findMissingTeamPicturesRoute, async ({ path, body, call }) => ({
    missing: await findMissingTeamPictures(call, path.id, body.files)
  }))
  addRoute(
    saveTeamPictureRoute,
    async ({ path, call, c }) => {
      const key = await getTeamPictureKey(call, path)
      return readPicture(services, c, (bytes) => savePicture(call, key, bytes))
    },
    pictureWrites(services)
  )
  registerRoute(app, services, getTeamPictureRoute, {
    answer: async ({ path, call }, c) => {
      const key = await getTeamPictureKey(call, path)
      return pictureResponse(c, await getPicture(call.services.database.db, key))
    }
  })
  return app
}
