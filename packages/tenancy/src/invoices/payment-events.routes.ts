import { OpenAPIHono } from '@hono/zod-openapi'
import { ApiError, paymentEventBytes, receiveStripeEventRoute, stripeSignatureHeader } from '@sitewright/api'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import type { Env } from '@sitewright/kernel/request'
import { readUpload, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { receiveEvent } from './receive-payment-event.ts'

// The signature covers bytes: decoding must be lossless, so that encoding gives the same bytes.
const exactText = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Webhook routes of payment providers. */
export function paymentEventRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(
    receiveStripeEventRoute,
    async ({ headers, caller, c }) => {
      await enforceRateLimit(services, 'payment-events-address', caller.ip)
      const limit = { maxBytes: paymentEventBytes, tooLarge: 'request.too-large' } as const
      const body = await readUpload({ services, c }, limit, (bytes) => Promise.resolve(decode(bytes)))
      await receiveEvent(services, { body, signature: headers[stripeSignatureHeader] })
      return { received: true as const }
    },
    { rawBody: 'application/json', ownHeader: stripeSignatureHeader }
  )
  return app
}

function decode(bytes: Uint8Array): string {
  try {
    return exactText.decode(bytes)
  } catch {
    throw new ApiError('payment.signature')
  }
}
