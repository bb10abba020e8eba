/** Whether the site is being developed, and not built. */
export const isDevelopment: boolean = import.meta.env.DEV

/** Reads an environment variable of the build, `VITE_` before its name; an empty text where it is not set. */
export function variable(name: string): string {
  const value: unknown = import.meta.env[`VITE_${name}`]
  return typeof value === 'string' ? value.trim() : ''
}
