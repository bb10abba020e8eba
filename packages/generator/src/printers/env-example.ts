import { file, type File } from '@sitewright/project'
import { dotenv, type Variable } from '../formats/dotenv.ts'
import type { Order } from '../order.ts'
import { serverVariable, servicesOf } from '../services.ts'

/** Every variable that a build of the site reads. */
export function variablesOf(order: Order): Variable[] {
  const services = [...servicesOf(order).values()].flatMap((service) => service.variables)
  return [...new Set([...(order.features.includes('api') ? [serverVariable] : []), ...services])]
}

/** The variables of the site, to be copied to .env and filled in; nothing where it reads none. */
export function envExample(order: Order): File[] {
  const variables = variablesOf(order)
  return variables.length === 0 ? [] : [file('.env.example', dotenv(variables))]
}
