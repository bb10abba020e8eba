import { variables } from './chosen.ts'

/** Whether the site is being developed, and not built. */
export const isDevelopment: boolean = import.meta.env.DEV

/** Reads an environment variable of the build, by its name without `VITE_`; an empty text where it is not set. */
export function variable(name: string): string {
  const value = variables[name]
  return typeof value === 'string' ? value.trim() : ''
}
