import { clock } from '../../browser/clock.ts'
import { online } from '../../browser/connection.ts'
import { isPageLeft, newId, sendToEnd } from '../../browser/requests.ts'
import { callBackend, deliveryBackend } from '../../domain/backend/delivery.ts'
import { postForm, receiverOf, toPlainForm, type PostAddress } from '../../domain/backend/post-form.ts'
import type { Site } from '../../domain/site.ts'
import type { Deliver } from './deliver.ts'

/** Milliseconds after which sending a message times out. */
const timeout = 10_000

/** Delivers by posting to an address; where there is none, visitors call. */
export function posting(addressOf: (site: Site) => PostAddress | undefined): Deliver {
  return (base, site, store) => {
    const to = addressOf(site)
    if (to === undefined) return callBackend(base)
    return deliveryBackend({
      base,
      carrier: (letter, key) =>
        postForm(to, letter, key, {
          fetch: sendToEnd,
          timeout,
          online: online.get
        }),
      plainForm: toPlainForm(to),
      receiver: receiverOf(to),
      once: to.ours === true,
      left: isPageLeft,
      store,
      business: site.businessInfo.businessName,
      newId,
      now: clock.now
    })
  }
}
