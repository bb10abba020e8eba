import type { Deliver } from '../src/app/deliveries/deliver.ts'
import { deliver as call } from '../src/app/deliveries/call.ts'
import { deliver as form } from '../src/app/deliveries/form.ts'
import { deliver as hostFunction } from '../src/app/deliveries/function.ts'
import { deliver as netlify } from '../src/app/deliveries/netlify.ts'
import { deliver as php } from '../src/app/deliveries/php.ts'
import { deliver as server } from '../src/app/deliveries/server.ts'
import type { Site } from '../src/domain/site.ts'

const deliveries: Readonly<Record<Site['deployment']['messages']['way'], Deliver>> = {
  call,
  form,
  function: hostFunction,
  netlify,
  php,
  server
}

// Stands in for `src/chosen.ts`: any site is drawn here.
export { services, variables } from '../src/chosen.ts'

/** The delivery that the site names. */
export const deliver: Deliver = (base, site, store) =>
  deliveries[site.deployment.messages.way](base, site, store)
