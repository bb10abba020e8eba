import { file, type File } from '@sitewright/project'
import { dotenv, type Variable } from '../formats/dotenv.ts'
import { asksServer } from '../messages.ts'
import type { GenerationPlan } from '../generation-plan.ts'
import { serverVariable, servicesOf } from '../services.ts'

/** Every variable that a build of the site reads. */
export function environmentVariables(plan: GenerationPlan): Variable[] {
  const services = [...servicesOf(plan).values()].flatMap((service) => service.variables)
  const variables = new Set([...(asksServer(plan) ? [serverVariable] : []), ...services])
  return [...variables].map((each) => ({ ...each, name: plan.adapter.variable(each.name) }))
}

/** A variable as a workflow reads it: from the repository's variables, else its value here. */
export function fromRepository({ name, value }: Variable): string {
  return value === undefined ? `\${{ vars.${name} }}` : `\${{ vars.${name} || '${value}' }}`
}

/** The variables of the site, to be copied to .env and filled in; nothing where it reads none. */
export function envExample(plan: GenerationPlan): File[] {
  const variables = environmentVariables(plan)
  return variables.length === 0 ? [] : [file('.env.example', dotenv(variables))]
}
