import { oneLine } from '@sitewright/text'

/** An environment variable with its description, and the value it has until the owner sets one. */
export interface Variable {
  name: string
  about: string
  value?: string
}

/** Prints a .env file, each variable under the comment that explains it. */
export function dotenv(variables: readonly Variable[]): string {
  return `${variables.map(({ name, about, value = '' }) => `# ${oneLine(about)}\n${name}=${quoted(value)}`).join('\n\n')}\n`
}

function quoted(value: string): string {
  return /^[\w./:@-]*$/.test(value) ? value : JSON.stringify(oneLine(value))
}
