import type { AuthProviderId } from '@sitewright/catalog'
import { file, type File } from '@sitewright/project'
import { dotenv, type Variable } from '../../formats/dotenv.ts'
import type { GenerationPlan } from '../../generation-plan.ts'
import { environmentVariables } from '../env-example.ts'
import { findDatabase } from './database/index.ts'

const providers: Record<AuthProviderId, { name: string; issuer: string }> = {
  google: { name: 'Google', issuer: 'https://accounts.google.com' },
  github: { name: 'GitHub', issuer: 'https://github.com' },
  microsoft: { name: 'Microsoft', issuer: 'https://login.microsoftonline.com/common/v2.0' },
  auth0: { name: 'Auth0', issuer: '' }
}

/** Environment variables of the owner's server: the database, and the identity providers. */
export function serverVariables(plan: GenerationPlan): Variable[] {
  const database = findDatabase(plan)
  return [
    ...(database === undefined
      ? []
      : [
          { name: 'DATABASE_URL', about: 'Where the database is.', value: database.url },
          { name: 'DATABASE_PASSWORD', about: 'Its password. Choose a long one.' },
          ...(plan.site.enterpriseConfig.migrations ? (database.needs ?? []) : [])
        ]),
    ...plan.site.enterpriseConfig.authProviders.flatMap((id) => {
      const prefix = `OAUTH_${id.toUpperCase()}`
      const { name, issuer } = providers[id]
      return [
        { name: `${prefix}_ISSUER`, about: `${name}: the address that issues identities.`, value: issuer },
        { name: `${prefix}_CLIENT_ID`, about: `${name}: the client id.` },
        { name: `${prefix}_CLIENT_SECRET`, about: `${name}: the client secret. It never goes into the site.` }
      ]
    })
  ]
}

/** The server's variables, and one file of all variables for each environment where environments are separate. */
export function environmentFiles(plan: GenerationPlan): File[] {
  const server = serverVariables(plan)
  const own = server.length === 0 ? [] : [file('backend/.env.example', dotenv(server))]
  if (!plan.site.enterpriseConfig.environmentManagement) return own
  const addresses = {
    development: 'http://localhost:3000',
    staging: plan.origin.replace('://', '://staging.'),
    production: plan.origin
  }
  const files = Object.entries(addresses).map(([name, value]) => {
    const address = { name: 'SITE_URL', about: `Where the site stands in ${name}.`, value }
    return file(
      `environments/${name}.env.example`,
      dotenv([address, ...environmentVariables(plan), ...server])
    )
  })
  return [...own, ...files]
}
