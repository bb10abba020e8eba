import { file, type File } from '@sitewright/project'
import { dotenv, type Variable } from '../formats/dotenv.ts'
import type { GenerationPlan } from '../generation-plan.ts'
import { variablesOf } from '../services.ts'

/** Every variable that a build of the site reads. */
export function environmentVariables(plan: GenerationPlan): Variable[] {
  return variablesOf(plan).map((each) => ({ ...each, name: plan.adapter.variable(each.name) }))
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
