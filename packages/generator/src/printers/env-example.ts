import { file, type File } from '@sitewright/project'
import { dotenv, type Variable } from '../formats/dotenv.ts'
import type { Order } from '../order.ts'
import { servicesOf } from '../services.ts'

/** Every variable that a build of the site reads. */
export function variablesOf(order: Order): Variable[] {
  const server = {
    name: 'VITE_API_URL',
    about: 'Address of your server, such as https://api.example.com. Empty: the site answers for itself.'
  }
  return [
    ...(order.features.includes('api') ? [server] : []),
    ...servicesOf(order).flatMap((service) => service.variables)
  ]
}

/** The variables of the site, to be copied to .env and filled in; nothing where it reads none. */
export function envExample(order: Order): File[] {
  const variables = variablesOf(order)
  return variables.length === 0 ? [] : [file('.env.example', dotenv(variables))]
}
