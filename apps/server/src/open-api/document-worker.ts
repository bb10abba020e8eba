import { parentPort, workerData } from 'node:worker_threads'
import { OpenAPIHono } from '@hono/zod-openapi'
import { declaredOperations } from '@sitewright/api/declared-operations'
import { createOpenApiDocument } from '@sitewright/api/open-api'

// Generating the document of all calls takes about half a second, which would block other requests.
const { version } = workerData as { version: string }
const app = new OpenAPIHono()
for (const route of declaredOperations.values()) app.openAPIRegistry.registerPath(route as never)
parentPort?.postMessage(JSON.stringify(createOpenApiDocument(app, { version })))
